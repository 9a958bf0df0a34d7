import { messages } from '../../language/message.ts';

/** What a press of a button of the form says. */
export const rxOutcome = messages('rxOutcome', {
  attention: ['فیلدهای مشخص‌شده را اصلاح کنید ({count}).', 'Fix the marked fields ({count}).'],
  goOn: ['ادامهٔ همین سفارش', 'Continue this order'],
  cleared: ['فرم خالی شد.', 'The form was cleared.'],
});
