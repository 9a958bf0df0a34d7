import { messages } from '../../language/message.ts';

/** Results of the form's buttons. */
export const rxOutcome = messages('rxOutcome', {
  attention: ['فیلدهای مشخص‌شده را اصلاح کنید ({count}).', 'Fix the marked fields ({count}).'],
  goOn: ['ادامهٔ همین سفارش', 'Continue this order'],
  cleared: ['فرم خالی شد.', 'The form was cleared.'],
});
