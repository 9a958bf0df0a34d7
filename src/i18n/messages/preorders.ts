import { messages } from '../message.ts';

export const preorders = messages('preorders', {
  empty: ['پیش‌سفارشی روی این دستگاه نیست.', 'No pre-orders on this device.'],
  emptyHint: [
    'نسخه‌ای بنویسید و ذخیره کنید تا اینجا نمایش داده شود.',
    'Write a prescription and save it; it will appear here.',
  ],
  start: ['نوشتن نسخه', 'Write a prescription'],
  draft: ['ذخیره‌شده', 'Saved'],
  queued: ['در صف ارسال', 'Queued'],
  queuedHint: [
    'پس از وصل شدن اینترنت، خودکار ارسال می‌شود.',
    'It will be sent automatically once you’re online.',
  ],
  sending: ['در حال ارسال…', 'Sending…'],
  refused: ['پذیرفته نشد', 'Refused'],
  refusedHint: ['باز کنید و فیلدهای مشخص‌شده را اصلاح کنید.', 'Open it and fix the marked fields.'],
  keyReused: [
    'این سفارش پیش‌تر با محتوای دیگری به لابراتوار رسیده است؛ در سفارش‌های من آن را ببینید.',
    'This order already reached the lab with other contents; see it in My orders.',
  ],
  incomplete: ['ناقص: {count} فیلد باید تکمیل شود.', 'Incomplete: {count} fields to fix.'],
  open: ['باز کردن', 'Open'],
  duplicate: ['کپی سفارش', 'Duplicate'],
  delete: ['حذف', 'Delete'],
  send: ['ارسال', 'Send'],
  deleted: ['پیش‌سفارش حذف شد.', 'Pre-order deleted.'],
  undo: ['بازگرداندن', 'Undo'],
  more: ['نمایش بیشتر ({count} مورد دیگر)', 'Show more ({count} left)'],
  noPatient: ['بدون نام', 'No name'],
  reference: ['شمارهٔ پروندهٔ شما', 'Reference'],
  signInToSend: ['برای ارسال، وارد حساب شوید.', 'Sign in to send.'],
  locked: [
    '{count} پیش‌سفارش روی این دستگاه متعلق به حساب دیگری است و تا ورود همان حساب قفل می‌ماند.',
    '{count} pre-orders on this device belong to another account and stay locked until it signs in.',
  ],
  notRead: [
    'پیش‌سفارش‌های این دستگاه خوانده نشد.',
    'The pre-orders on this device could not be read.',
  ],
  notReadHint: [
    'شاید فضای دستگاه پر است یا مرورگر اجازهٔ ذخیره نمی‌دهد.',
    'The device may be full, or the browser may not allow storage.',
  ],
  noCatalogue: [
    'فهرست عدسی‌ها بارگذاری نشد؛ پس از وصل شدن اینترنت دوباره ارسال کنید.',
    'The lens list could not be loaded; send again once you’re online.',
  ],
  again: ['تلاش دوباره', 'Try again'],
});
