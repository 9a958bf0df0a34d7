import type { KeyList } from '../language/key-list.ts';

/** Keys of the screens for ordering stock lenses and accessories line by line. */
export const shelfKeyList: KeyList = [
  [['Enter'], ['افزودن ردیف نوشته‌شده', 'Add the typed line']],
  [
    ['↑', '↓'],
    ['یکی بیشتر یا کمتر در فیلد تعداد', 'One more or less, in a quantity'],
  ],
  [['Ctrl Enter'], ['ارسال سفارش', 'Send the order']],
];
