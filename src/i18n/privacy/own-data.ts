import { messages } from '../language/message.ts';

/** Texts for downloading the user's data; loaded with that part of the page. */
export const ownData = messages('ownData', {
  title: ['داده‌های شما در یک فایل', 'Your data as a file'],
  hint: [
    'مشخصات شما و حساب، نشست‌ها، تنظیمات اعلان، نماها و علاقه‌مندی‌های شما، کالاهایی که منتظرشان هستید و همهٔ سفارش‌های حساب، به شکل JSON. مبلغ‌ها به ریال است.',
    'Details of you and your account, your sessions, notification settings, views, favourites and the items you are waiting for, and all orders of the account, as JSON. Amounts are in rials.',
  ],
  download: ['دریافت فایل', 'Download the file'],
  preparing: ['در حال آماده‌سازی…', 'Preparing…'],
  done: ['فایل دریافت شد.', 'The file was downloaded.'],
  offline: [
    'دریافت نشد، چون اینترنت قطع است. دوباره تلاش کنید.',
    'Not downloaded: you’re offline. Try again.',
  ],
  failed: ['دریافت نشد. دوباره تلاش کنید.', 'Not downloaded. Try again.'],
});
