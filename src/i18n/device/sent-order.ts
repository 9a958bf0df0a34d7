import { messages } from '../language/message.ts';

/** Where the order that was sent last is. */
export const sentOrder = messages('sentOrder', {
  waiting: [
    'سفارش {number} روی این دستگاه ذخیره شد و پس از وصل شدن اینترنت، خودکار به لابراتوار ارسال می‌شود.',
    'Order {number} is saved on this device. It will be sent to the lab automatically once you’re online.',
  ],
  sending: [
    'سفارش {number} در حال ارسال به لابراتوار است…',
    'Order {number} is being sent to the lab…',
  ],
  sent: ['لابراتوار سفارش {number} را پذیرفت.', 'The lab accepted order {number}.'],
  refused: [
    'لابراتوار سفارش {number} را نپذیرفت. دلیل آن را در پیش‌سفارش‌ها ببینید و دوباره ارسال کنید.',
    'The lab refused order {number}. See why in Pre-orders, then send it again.',
  ],
  toOrder: ['دیدن سفارش و چاپ برگهٔ کار', 'View order and print its ticket'],
  toPreorders: ['پیش‌سفارش‌ها', 'Pre-orders'],
});
