import { messages } from '../message.ts';

export const preorders = messages('preorders', {
  empty: ['پیش‌سفارشی روی این دستگاه نیست.', 'No pre-orders on this device.'],
  emptyHint: [
    'نسخه‌ای بنویسید و آن را ذخیره کنید تا اینجا منتظر بماند.',
    'Write a prescription and save it; it will wait here.',
  ],
  start: ['نوشتن نسخه', 'Write a prescription'],
  draft: ['ذخیره‌شده', 'Saved'],
  queued: ['در صف ارسال', 'Queued'],
  queuedHint: [
    'به محض برقراری ارتباط، خودکار ارسال می‌شود.',
    'It is sent by itself as soon as the line is back.',
  ],
  sending: ['در حال ارسال…', 'Sending…'],
  refused: ['پذیرفته نشد', 'Refused'],
  refusedHint: ['باز کنید و موارد مشخص‌شده را اصلاح کنید.', 'Open it and mend what is marked.'],
  keyReused: [
    'این سفارش پیش‌تر با محتوای دیگری به لابراتوار رسیده است؛ در سفارش‌های من آن را ببینید.',
    'This order already reached the lab with other contents; see it in My orders.',
  ],
  incomplete: ['ناقص: {count} مورد باید تکمیل شود.', 'Incomplete: {count} fields need attention.'],
  open: ['باز کردن', 'Open'],
  duplicate: ['تکثیر', 'Duplicate'],
  delete: ['حذف', 'Delete'],
  send: ['ارسال', 'Send'],
  deleted: ['پیش‌سفارش حذف شد.', 'Pre-order deleted.'],
  undo: ['برگرداندن', 'Undo'],
  noPatient: ['بدون نام', 'No name'],
  reference: ['مرجع', 'Reference'],
  signInToSend: ['برای ارسال، وارد حساب شوید.', 'Sign in to send.'],
  locked: [
    '{count} پیش‌سفارش روی این دستگاه از آنِ حساب دیگری است و تا ورود همان حساب قفل می‌ماند.',
    '{count} pre-orders on this device belong to another account and stay locked until it signs in.',
  ],
  notRead: [
    'پیش‌سفارش‌ها از این دستگاه خوانده نشد.',
    'The pre-orders could not be read from this device.',
  ],
  notReadHint: [
    'شاید فضای دستگاه پر باشد یا مرورگر اجازهٔ نگه‌داری ندهد.',
    'The device may be full, or the browser may not allow keeping anything.',
  ],
  noCatalogue: [
    'فهرست عدسی‌ها دریافت نشد؛ با برقراری ارتباط دوباره ارسال کنید.',
    'The list of lenses could not be fetched; send again when the line is back.',
  ],
  again: ['تلاش دوباره', 'Try again'],
});
