import { messages } from '../language/message.ts';

/** The ways out of an order of stock, and what came of them. */
export const stockSending = messages('stockSending', {
  save: ['ذخیره در پیش‌سفارش', 'Save pre-order'],
  send: ['ارسال سفارش', 'Send order'],
  shorts: [
    'موجودی {cells} نمره کمتر از سفارش است.',
    'Powers with less on hand than ordered: {cells}.',
  ],
  takeAll: ['به اندازهٔ موجودی سفارش بده', 'Order what is in stock'],
  attention: ['نمره‌های مشخص‌شده را اصلاح کنید.', 'Fix the marked powers.'],
  unread: [
    'آنچه نوشته‌اید هنوز به سفارش اضافه نشده است: آن را کامل یا پاک کنید.',
    'What you typed is not in the order yet: complete it, or clear it.',
  ],
  signIn: [
    'برای ارسال، وارد حساب شوید. این سفارش همین‌جا می‌ماند.',
    'Sign in to send. This order stays here.',
  ],
  signedOut: [
    'از حساب خارج شده‌اید. آنچه نوشته‌اید روی این دستگاه نگه داشته شد؛ برای ادامه وارد شوید.',
    'You have been signed out. What you typed is kept on this device; sign in to continue.',
  ],
  toSignIn: ['ورود به حساب', 'Sign in'],
  saved: ['در پیش‌سفارش ذخیره شد.', 'Saved among your pre-orders.'],
  nothing: ['هنوز چیزی نوشته نشده است.', 'Nothing entered yet.'],
  setAside: [
    'سفارش نیمه‌کارهٔ پیشین در پیش‌سفارش‌ها نگه داشته شد.',
    'The unfinished order was kept among your pre-orders.',
  ],
  notEditable: [
    'این سفارش در صف ارسال است و دیگر عوض نمی‌شود.',
    'This order is waiting to be sent and can no longer be changed.',
  ],
  openElsewhere: [
    'این پیش‌سفارش در زبانهٔ دیگری باز است؛ همان‌جا ادامه دهید.',
    'This pre-order is open in another tab. Continue there.',
  ],
  notFound: ['این پیش‌سفارش روی این دستگاه نیست.', 'This pre-order is not on this device.'],
  notKept: [
    'روی این دستگاه ذخیره نشد. صفحه را نبندید و دوباره تلاش کنید.',
    'It could not be saved on this device. Keep this page open and try again.',
  ],
  refused: ['لابراتوار این سفارش را نپذیرفت:', 'The lab refused this order:'],
});
