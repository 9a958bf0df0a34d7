import { messages } from '../language/message.ts';

/** Texts about the data stored in the browser; loaded with that part of the page. */
export const keptHere = messages('keptHere', {
  title: ['آنچه این دستگاه نگه می‌دارد', 'What this device keeps'],
  hint: [
    'برای کار بدون اینترنت، این‌ها در همین مرورگر ذخیره شده است.',
    'To work offline, this browser has stored the following.',
  ],
  preorders: ['پیش‌سفارش‌ها', 'Pre-orders'],
  drafts: ['پیش‌نویس‌ها', 'Drafts'],
  pages: ['صفحه‌های ذخیره‌شده', 'Saved pages'],
  lists: [
    'فهرست‌های لابراتوار، مانند کالاها و موجودی',
    'The lab’s lists, such as products and stock',
  ],
  settings: ['تنظیمات و الگوها', 'Settings and templates'],
  size: ['حجم به گفتهٔ مرورگر', 'Size, as the browser reports it'],
  megabytes: ['{size} مگابایت', '{size} MB'],
  unknownSize: ['نامشخص', 'Unknown'],
  loading: ['در حال شمارش…', 'Counting…'],
  unread: ['شمرده نشد. صفحه را دوباره باز کنید.', 'Couldn’t be counted. Open the page again.'],
  forget: ['فراموش کردن این دستگاه', 'Forget this device'],
  notOpened: ['باز نشد. دوباره تلاش کنید.', 'This didn’t open. Try again.'],
});

/** Texts of the confirmation before the device is forgotten. */
export const forgetDevice = messages('forgetDevice', {
  title: ['این دستگاه فراموش شود؟', 'Forget this device?'],
  hint: [
    'همهٔ آنچه این مرورگر از پنل نگه می‌دارد پاک می‌شود و از حساب خارج می‌شوید. سفارش‌هایی که به لابراتوار رسیده است می‌ماند.',
    'Everything the panel keeps in this browser is erased, and you’re signed out. Orders the lab already has are not affected.',
  ],
  unsent: [
    'این‌ها هنوز به لابراتوار نرسیده است و دیگر پیدا نمی‌شود:',
    'These haven’t reached the lab and can’t be recovered:',
  ],
  unsentOf: ['{kind}: {count}', '{kind}: {count}'],
  otherVersion: ['سفارش‌های نسخهٔ دیگری از پنل', 'Orders of another version of the panel'],
  everyAccount: [
    'پیش‌سفارش‌های حساب‌های دیگر روی این دستگاه هم در همین شمارش است.',
    'Pre-orders of other accounts on this device are counted too.',
  ],
  sure: ['پاک شدن این سفارش‌ها را می‌پذیرم', 'Erase these orders for good'],
  notSure: ['برای ادامه، این گزینه را انتخاب کنید.', 'Tick this to continue.'],
  forget: ['پاک کردن و خروج', 'Erase and sign out'],
  forgetting: ['در حال پاک کردن…', 'Erasing…'],
  back: ['انصراف', 'Cancel'],
  offline: [
    'چیزی پاک نشد. خروج از حساب و صفحهٔ ورود به اینترنت نیاز دارد؛ پس از وصل شدن دوباره تلاش کنید.',
    'Nothing was erased: signing out and the login need a connection. Try again once you’re online.',
  ],
  failed: [
    'این مرورگر سفارش‌ها را پاک نکرد. دوباره تلاش کنید.',
    'This browser didn’t erase the orders. Try again.',
  ],
});
