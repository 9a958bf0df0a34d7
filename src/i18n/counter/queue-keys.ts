import { messages } from '../language/message.ts';

/** What each key does at the lab's counter. */
export const queueKeys = messages('queueKeys', {
  next: ['سفارش بعدی', 'Next order'],
  previous: ['سفارش قبلی', 'Previous order'],
  select: ['انتخاب سفارش', 'Select the order'],
  extend: ['انتخاب چند سفارش پشت سر هم', 'Select several in a row'],
  all: ['انتخاب همهٔ سفارش‌های فهرست', 'Select all orders in the list'],
  step: [
    'مرحلهٔ بعد، برای انتخاب‌شده‌ها یا همین سفارش',
    'Next step, for the selected orders or this one',
  ],
  again: ['انتخاب دوبارهٔ سفارش‌هایی که به مرحلهٔ بعد رفتند', 'Select the orders that moved on again'],
  open: [
    'باز کردن کنار فهرست؛ با فشار دوم، رفتن به داخل آن',
    'Open beside the list; press again to move into it',
  ],
  close: ['بستن و برگشت به همان سفارش', 'Close, and back to the same order'],
  more: ['بارگذاری سفارش‌های بیشتر', 'Load more orders'],
  help: ['نمایش این راهنما', 'Show these keys'],
  scanner: [
    'بارکدخوان همیشه آماده است: رقم‌ها و حروف بزرگ به فیلد اسکن می‌روند.',
    'The scanner is always ready: digits and capital letters go to the scan field.',
  ],
  closeHelp: ['بستن', 'Close'],
});
