import type { KeyList } from '../language/key-list.ts';

/** The keys of an order's page. */
export const orderKeyList: KeyList = [
  [['Ctrl P'], ['چاپ سفارش', 'Print the order']],
  [['Esc'], ['بستن پنجره‌ای که باز است', 'Close the dialog that is open']],
];
