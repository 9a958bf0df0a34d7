import { messages } from '../language/message.ts';

/** Texts of the login page after signing out. */
export const signedOut = messages('signedOut', {
  signedOut: ['از حساب خارج شدید.', 'You’re signed out.'],
  signedOutOffline: [
    'از حساب خارج شدید. سرور پاسخ نداد؛ نشست شما روی سرور همین که دوباره در دسترس باشد بسته می‌شود.',
    'You’re signed out here. The server didn’t answer, so your session there ends once it can be reached.',
  ],
  kept: [
    '{count} پیش‌سفارش ارسال‌نشده روی این دستگاه ماند و تا ورود دوبارهٔ همین حساب قفل است.',
    'Unsent pre-orders saved on this device: {count}. They stay locked until this account signs in again.',
  ],
  held: [
    '{count} پیش‌سفارش ارسال‌نشده فقط تا بسته شدن این صفحه می‌ماند، چون این مرورگر آن را روی دستگاه ذخیره نمی‌کند.',
    'Unsent pre-orders: {count}. They last only until this page is closed, because this browser doesn’t store them on the device.',
  ],
  deleted: [
    '{count} پیش‌سفارش ارسال‌نشده از این دستگاه حذف شد.',
    'Unsent pre-orders deleted from this device: {count}.',
  ],
});
