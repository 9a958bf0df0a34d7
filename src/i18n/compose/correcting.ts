import { messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

/** Texts about a pre-order that corrects an order. */
export const correcting = messages('correcting', {
  title: ['اصلاح سفارش {number}', 'Correcting order {number}'],
  hint: [
    'با ارسال، همین سفارش تغییر می‌کند و شماره‌اش همان می‌ماند. تا پیش از تأیید لابراتوار می‌توانید آن را اصلاح کنید.',
    'Sending this changes the order; its number stays the same. You can correct it until the lab accepts it.',
  ],
  overtaken: [
    'سفارش {number} اصلاح نشد: لابراتوار زودتر به آن رسیدگی کرده یا سفارش در این فاصله تغییر کرده است. نوشته‌های شما اینجاست.',
    'Order {number} was not corrected: the lab has already acted on it, or the order changed in the meantime. What you typed is still here.',
  ],
  toOrder: ['مشاهدهٔ سفارش', 'View order'],
  asNew: ['ادامه به‌عنوان سفارش جدید', 'Continue as a new order'],
  drop: ['انصراف از اصلاح', 'Drop the correction'],
  failed: common.failed,
});
