import { messages } from '../language/message.ts';

/** Orders sent together with an order. */
export const parcel = messages('parcel', {
  title: ['همراه این سفارش‌ها فرستاده شد', 'Sent together with'],
  reading: ['در حال بارگذاری…', 'Loading…'],
  unread: ['این سفارش‌ها بارگذاری نشد.', 'These orders didn’t load.'],
  again: ['تلاش دوباره', 'Try again'],
  waits: ['بقیه منتظر آن نمی‌مانند', 'The others don’t wait for it'],
  promised: ['وعدهٔ ارسال {day}', 'Promised for {day}'],
  shared: ['وعدهٔ ارسال همه با هم', 'Promised together for'],
  total: ['جمع هر {count} سفارش', 'Total of the {count} orders'],
  unpriced: ['+ {count} بدون قیمت', '+ {count} without a price'],
  list: ['دیدن همه در فهرست', 'Show all in the list'],
});
