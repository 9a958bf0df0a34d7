import { messages } from '../language/message.ts';

/** Browser problems, and their consequences for the user. */
export const problems = messages('problems', {
  records: [
    'این مرورگر سفارش‌ها را روی دستگاه ذخیره نمی‌کند؛ شاید این پنجره خصوصی باشد. سفارش‌ها مستقیم به لابراتوار ارسال می‌شوند. تا ثبت شدن آن‌ها این صفحه را نبندید.',
    'This browser doesn’t store orders on this device, perhaps because this is a private window. Orders go straight to the lab. Keep this page open until they are placed.',
  ],
  space: [
    'حافظهٔ این دستگاه پر است و سفارش جدید روی آن ذخیره نمی‌شود. سفارش‌ها مستقیم به لابراتوار ارسال می‌شوند. کمی جا باز کنید، یا تا ثبت شدن سفارش‌ها این صفحه را نبندید.',
    'This device’s storage is full, so new orders can’t be stored on it. Orders go straight to the lab. Free up some space, or keep this page open until they are placed.',
  ],
  clock: [
    'ساعت این دستگاه درست نیست: {day} را نشان می‌دهد. تاریخ‌های این صفحه بر اساس ساعت لابراتوار است.',
    'This device’s clock is wrong: it says {day}. Dates on this page follow the lab’s clock.',
  ],
  settings: [
    'این مرورگر تنظیمات را ذخیره نمی‌کند؛ با بستن یا بارگذاری دوبارهٔ صفحه از بین می‌روند.',
    'This browser doesn’t store settings. They last until this page is closed or reloaded.',
  ],
  pages: [
    'این مرورگر برنامه را روی دستگاه نگه نمی‌دارد و بدون اینترنت آن را باز نمی‌کند.',
    'This browser doesn’t keep the panel on this device, so it can’t open it without internet.',
  ],
  pagesOffline: [
    'اینترنت قطع است و این مرورگر برنامه را بدون اینترنت باز نمی‌کند. این صفحه را نبندید و دوباره بارگذاری نکنید.',
    'You’re offline, and this browser can’t open the panel without internet. Don’t close or reload this page.',
  ],
});
