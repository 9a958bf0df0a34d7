import { messages } from '../language/message.ts';

/** Status of the order sent last. */
export const sentOrder = messages('sentOrder', {
  waiting: [
    'سفارش {number} روی این دستگاه ذخیره شد و پس از وصل شدن اینترنت، خودکار ارسال می‌شود.',
    'Order {number} is saved on this device and will be sent automatically once you’re online.',
  ],
  queued: [
    'سفارش {number} روی این دستگاه ذخیره شد و خودکار ارسال می‌شود.',
    'Order {number} is saved on this device and will be sent automatically.',
  ],
  held: [
    'سفارش {number} روی این دستگاه ذخیره نشده است. تا ارسال خودکار آن، این صفحه را نبندید.',
    'Order {number} isn’t stored on this device. Keep this page open until it has been sent.',
  ],
  signIn: [
    'سفارش {number} روی این دستگاه ذخیره شد. برای ارسال آن وارد حساب شوید.',
    'Order {number} is saved on this device. Sign in to send it.',
  ],
  labFull: [
    'سفارش {number} روی این دستگاه ذخیره شد. سرور لابراتوار فعلاً جا ندارد؛ به‌محض باز شدن جا، سفارش خودکار ارسال می‌شود.',
    'Order {number} is saved on this device. The lab’s server is out of space right now; the order will be sent automatically once there is room.',
  ],
  sending: [
    'سفارش {number} در حال ارسال به لابراتوار است…',
    'Order {number} is being sent to the lab…',
  ],
  sent: ['سفارش {number} ثبت شد.', 'Order {number} was placed.'],
  corrected: ['سفارش {number} اصلاح شد.', 'Order {number} was corrected.'],
  notCorrected: [
    'سفارش {number} اصلاح نشد. دلیل آن را در پیش‌سفارش‌ها ببینید.',
    'Order {number} was not corrected. See why in Pre-orders.',
  ],
  correcting: [
    'اصلاح سفارش {number} در حال ارسال به لابراتوار است…',
    'The correction of order {number} is being sent to the lab…',
  ],
  refused: [
    'لابراتوار سفارش {number} را نپذیرفت. دلیل آن را در پیش‌سفارش‌ها ببینید و دوباره ارسال کنید.',
    'The lab refused order {number}. See why in Pre-orders and send it again.',
  ],
  toOrder: ['مشاهدهٔ سفارش و چاپ برگهٔ سفارش', 'View order and print job ticket'],
  toPreorders: ['پیش‌سفارش‌ها', 'Pre-orders'],
});
