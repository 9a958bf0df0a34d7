import { messages } from '../language/message.ts';

/** Storing, saving and sending an order of any kind. */
export const composing = messages('composing', {
  save: ['ذخیره در پیش‌سفارش', 'Save pre-order'],
  send: ['ارسال سفارش', 'Send order'],
  saved: ['به پیش‌سفارش‌ها اضافه شد.', 'Added to your pre-orders.'],
  nothing: ['هنوز چیزی وارد نشده است.', 'Nothing entered yet.'],
  setAside: [
    'سفارش نیمه‌کارهٔ قبلی به پیش‌سفارش‌ها اضافه شد.',
    'Your unfinished order was added to your pre-orders.',
  ],
  notEditable: [
    'این سفارش در صف ارسال است و دیگر تغییر نمی‌کند.',
    'This order is queued for sending and can no longer be changed.',
  ],
  openElsewhere: [
    'این پیش‌سفارش در زبانهٔ دیگری باز است؛ همان‌جا ادامه دهید.',
    'This pre-order is open in another tab. Continue there.',
  ],
  notFound: ['این پیش‌سفارش روی این دستگاه نیست.', 'This pre-order is not on this device.'],
  notKept: [
    'روی این دستگاه ذخیره نشد. صفحه را نبندید و دوباره تلاش کنید.',
    'Couldn’t save on this device. Keep this page open and try again.',
  ],
  refused: ['لابراتوار این سفارش را نپذیرفت:', 'The lab refused this order:'],
});
