import { messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

export const preorders = messages('preorders', {
  empty: ['پیش‌سفارشی برای نمایش نیست.', 'No pre-orders to show.'],
  emptyHint: [
    'نسخه‌ای که روی این دستگاه ذخیره کنید، اینجا نمایش داده می‌شود.',
    'Prescriptions you save on this device will appear here.',
  ],
  start: ['ثبت نسخه', 'Enter a prescription'],
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
    'سفارش دیگری با همین شماره در لابراتوار ثبت شده و این یکی ارسال نشده است. «سفارش‌های من» را ببینید و اگر لازم است دوباره ارسال کنید.',
    'The lab has another order with this number, so this one was not sent. Check My orders and send it again if you need it.',
  ],
  withdrawn: ['در حال حذف', 'Deleting'],
  withdrawnHint: [
    'این سفارش ارسال شده است. پس از وصل شدن اینترنت از لابراتوار پرسیده می‌شود؛ اگر آن را ثبت نکرده باشد، حذف می‌شود.',
    'This order was sent. Once you’re online, we check with the lab; if it doesn’t have the order, the order is deleted.',
  ],
  inFile: [
    'در یک فایل هم هست و شاید دستگاه دیگری آن را ارسال کند؛ لابراتوار آن را فقط یک بار ثبت می‌کند.',
    'Also in a file, so another device may send it. The lab places it only once.',
  ],
  sendAfterAll: ['حذف نشود', 'Don’t delete'],
  notDeleted: [
    'سفارش {number} به لابراتوار رسیده بود و حذف نشد.',
    'Order {number} had already reached the lab and was not deleted.',
  ],
  neverSent: ['لابراتوار آن را ثبت نکرده است.', 'The lab does not have it.'],
  toOrder: ['مشاهدهٔ سفارش', 'View order'],
  openElsewhere: [
    'این پیش‌سفارش در زبانهٔ دیگری باز است؛ همان‌جا ادامه دهید.',
    'This pre-order is open in another tab. Continue there.',
  ],
  notLoaded: [
    'ارسال نشد، چون بخشی از برنامه بارگذاری نشده است. پس از وصل شدن اینترنت دوباره ارسال کنید.',
    'Not sent: part of the panel didn’t load. Send it again once you’re online.',
  ],
  lockedSignedOut: [
    '{count} پیش‌سفارش روی این دستگاه قفل است. با حساب صاحب آن‌ها وارد شوید.',
    'Locked pre-orders on this device: {count}. Sign in with the account they belong to.',
  ],
  signIn: common.signIn,
  incomplete: [
    'سفارش کامل نیست. فیلدهای مشخص‌شده را اصلاح کنید.',
    'Not complete yet. Fix the marked fields.',
  ],
  open: ['باز کردن', 'Open'],
  duplicate: ['کپی سفارش', 'Duplicate'],
  duplicated: ['کپی با شمارهٔ {number} ساخته شد.', 'Copied as {number}.'],
  delete: ['حذف', 'Delete'],
  send: ['ارسال', 'Send'],
  deleted: ['پیش‌سفارش حذف شد.', 'Pre-order deleted.'],
  undo: common.undo,
  more: ['نمایش بیشتر ({count} مورد دیگر)', 'Show more ({count} left)'],
  noPatient: ['بدون نام', 'No name'],
  reference: common.reference,
  corrects: ['اصلاحِ سفارشِ', 'Corrects order'],
  caller: ['سفارش تلفنی برای', 'By telephone for'],
  signInToSend: ['برای ارسال، وارد حساب شوید.', 'Sign in to send.'],
  locked: [
    '{count} پیش‌سفارش روی این دستگاه متعلق به حساب دیگری است و تا ورود همان حساب قفل می‌ماند.',
    'Pre-orders of another account on this device: {count}. They stay locked until it signs in.',
  ],
  notRead: [
    'پیش‌سفارش‌های این دستگاه خوانده نشد.',
    'The pre-orders on this device couldn’t be read.',
  ],
  notReadHint: [
    'شاید حافظهٔ دستگاه پر است یا مرورگر اجازهٔ ذخیره نمی‌دهد.',
    'The device may be full, or the browser may not allow storage.',
  ],
  noCatalogue: [
    'فهرست عدسی‌ها بارگذاری نشد. پس از وصل شدن اینترنت دوباره ارسال کنید.',
    'The lens list didn’t load. Send again once you’re online.',
  ],
  again: common.again,
});
