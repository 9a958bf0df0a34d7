import { withCount } from '../language/count-text.ts';
import { type Message, messages } from '../language/message.ts';

/** Texts of deliveries for both sides. */
export const delivery = messages('delivery', {
  numbered: ['مرسولهٔ {number}', 'Delivery {number}'],
  carrier: ['شرکت حمل', 'Carrier'],
  tracking: ['کد رهگیری', 'Tracking number'],
  day: ['تاریخ ارسال', 'Leaves the lab'],
  shippedAt: ['زمان ارسال', 'Shipped at'],
  notShipped: ['هنوز ارسال نشده', 'Not shipped yet'],
  contents: ['سفارش‌های این مرسوله', 'In this delivery'],
  orders: ['{count} سفارش', '{count} orders'],
  orderCount: ['تعداد سفارش', 'Number of orders'],
  oneOrder: ['۱ سفارش', '1 order'],
  unconfirmed: ['{count} سفارش منتظر تأیید دریافت', '{count} not confirmed yet'],
  missing: ['در بسته نبود', 'Reported missing'],
  missingCount: ['{count} سفارش در بسته نبود', '{count} reported missing'],
  notLoaded: [
    'این بخش بارگذاری نشد. پس از وصل شدن اینترنت دوباره تلاش کنید.',
    'This part didn’t load. Try again once you’re online.',
  ],
  all: ['همهٔ مرسوله‌ها', 'All deliveries'],
  empty: ['هنوز مرسوله‌ای نیست', 'No deliveries yet'],
  emptyHint: [
    'سفارش‌هایی که لابراتوار با هم می‌فرستد اینجا می‌آید.',
    'Orders the lab ships together will appear here.',
  ],
  emptyLab: [
    'در فهرست سفارش‌ها، سفارش‌های آمادهٔ یک حساب را انتخاب کنید و از آن‌ها مرسوله بسازید.',
    'In the list of orders, select ready orders of one account and create a delivery from them.',
  ],
  toReady: ['سفارش‌های آمادهٔ ارسال', 'Orders ready to ship'],
});

/** A number of orders. */
export function ordersCounted(count: number): Message {
  if (count === 1) return delivery.texts.oneOrder;
  return withCount(delivery.texts.orders, count);
}
