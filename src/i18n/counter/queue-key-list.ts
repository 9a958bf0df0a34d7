import type { KeyList } from '../language/key-list.ts';
import { paperwork } from './paperwork.ts';

/** The keys of the lab's counter. */
export const queueKeyList: KeyList = [
  [
    ['J', '↓'],
    ['سفارش بعدی', 'Next order'],
  ],
  [
    ['K', '↑'],
    ['سفارش قبلی', 'Previous order'],
  ],
  [
    ['X', 'Space'],
    ['انتخاب سفارش', 'Select the order'],
  ],
  [
    ['Shift ↓', 'Shift ↑'],
    ['انتخاب چند سفارش پشت سر هم', 'Select several in a row'],
  ],
  [['A'], ['انتخاب همهٔ سفارش‌های فهرست', 'Select all orders in the list']],
  [
    ['N'],
    ['مرحلهٔ بعد، برای انتخاب‌شده‌ها یا همین سفارش', 'Next step, for the selected orders or this one'],
  ],
  [
    ['R'],
    ['انتخاب دوبارهٔ سفارش‌هایی که به مرحلهٔ بعد رفتند', 'Select the orders that moved on again'],
  ],
  [
    ['Enter'],
    [
      'باز کردن کنار فهرست؛ با فشار دوم، رفتن به داخل آن',
      'Open beside the list; press again to move into it',
    ],
  ],
  [['Esc'], ['بستن و برگشت به همان سفارش', 'Close, and back to the same order']],
  [['M'], ['بارگذاری سفارش‌های بیشتر', 'Load more orders']],
  [['T'], paperwork.texts.ticketsA5],
  [['Y'], paperwork.texts.ticketsRoll],
  [['L'], paperwork.texts.labFiles],
  [
    ['0–9', 'A–Z'],
    [
      'بارکدخوان همیشه آماده است: رقم‌ها و حروف بزرگ به فیلد اسکن می‌روند.',
      'The scanner is always ready: digits and capital letters go to the scan field.',
    ],
  ],
];
