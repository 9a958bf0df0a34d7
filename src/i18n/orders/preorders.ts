import { messages } from '../language/message.ts';

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
    'سفارش دیگری با همین شماره در لابراتوار ثبت شده است؛ این یکی ارسال نشده. سفارش‌های من را ببینید و اگر لازم است دوباره ارسال کنید.',
    'The lab already has another order under this number. This one was not sent: check My orders, then send it again if it is needed.',
  ],
  withdrawn: ['در حال حذف', 'Deleting'],
  withdrawnHint: [
    'ارسال آن یک بار آغاز شده و پاسخی نرسیده است. پس از وصل شدن اینترنت، از لابراتوار پرسیده می‌شود که آن را دارد یا نه. اگر نداشته باشد، دیگر آن را نمی‌پذیرد و سفارش حذف می‌شود.',
    'Sending had begun and no answer came. Once you’re online, the lab is asked whether it has this order. If it doesn’t, it will no longer accept it, and the order is deleted.',
  ],
  sendAfterAll: ['حذف نشود', 'Don’t delete'],
  notDeleted: [
    'سفارش {number} پیش‌تر در لابراتوار ثبت شده بود و حذف نشد.',
    'Order {number} had already reached the lab and was not deleted.',
  ],
  neverSent: ['به لابراتوار نرسیده بود.', 'It never reached the lab.'],
  toOrder: ['دیدن سفارش', 'View order'],
  openElsewhere: [
    'این پیش‌سفارش در زبانهٔ دیگری باز است؛ همان‌جا ادامه دهید.',
    'This pre-order is open in another tab. Continue there.',
  ],
  notLoaded: [
    'ارسال نشد، چون بخشی از برنامه بارگذاری نشده است. پس از وصل شدن اینترنت دوباره ارسال کنید.',
    'Not sent: a part of the panel could not be loaded. Send it again once you’re online.',
  ],
  lockedSignedOut: [
    '{count} پیش‌سفارش روی این دستگاه قفل است. با حسابی که آن‌ها را نوشته وارد شوید.',
    'Locked pre-orders on this device: {count}. Sign in with the account that wrote them.',
  ],
  signIn: ['ورود به حساب', 'Sign in'],
  incomplete: [
    'سفارش کامل نیست؛ فیلدهای مشخص‌شده را اصلاح کنید.',
    'Not complete yet. Fix the marked fields.',
  ],
  open: ['باز کردن', 'Open'],
  duplicate: ['کپی سفارش', 'Duplicate'],
  duplicated: ['کپی با شمارهٔ {number} ساخته شد.', 'Copied as {number}.'],
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
    'Pre-orders of another account on this device: {count}. They stay locked until it signs in.',
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
