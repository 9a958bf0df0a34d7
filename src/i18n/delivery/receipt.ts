import { messages } from '../language/message.ts';

/** The form in which a shop confirms what it received. */
export const receipt = messages('receipt', {
  title: ['دریافت بسته', 'Did everything arrive?'],
  hint: [
    'تیک سفارشی را که در بسته نبود بردارید. بقیه تحویل‌شده ثبت می‌شود.',
    'Untick what was not in the parcel. Everything else will be marked as delivered.',
  ],
  found: ['اگر پیدا شد، تیک آن را بزنید.', 'Tick it once it turns up.'],
  received: ['سفارش {number} رسید', 'Order {number} arrived'],
  words: ['یادداشت برای لابراتوار (اختیاری)', 'A note to the lab (optional)'],
  confirmAll: ['همه رسید', 'Everything arrived'],
  confirmSome: ['ثبت؛ {count} سفارش نرسیده', 'Confirm; {count} missing'],
  sending: ['در حال ارسال…', 'Sending…'],
  done: ['ثبت شد.', 'Recorded.'],
  doneMissing: [
    'ثبت شد. لابراتوار پیام شما را دربارهٔ سفارش‌های نرسیده می‌بیند.',
    'Recorded. The lab sees your message about what is missing.',
  ],
  message: ['این سفارش در مرسولهٔ {number} نبود.', 'This order was missing from delivery {number}.'],
  offline: [
    'ارسال نشد، چون اینترنت قطع است. انتخاب شما می‌ماند؛ دوباره تلاش کنید.',
    'Not sent: you’re offline. Your choices stay here; try again.',
  ],
  failed: [
    'سرور پاسخ نداد. انتخاب شما می‌ماند؛ دوباره تلاش کنید.',
    'The server didn’t answer. Your choices stay here; try again.',
  ],
  refused: [
    'پذیرفته نشد. صفحه را دوباره بارگذاری کنید.',
    'Not accepted. Reload the page and try again.',
  ],
});
