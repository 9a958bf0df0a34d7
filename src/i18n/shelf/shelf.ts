import { messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

/** Ordering items from the lab's stock. */
export const shelf = messages('shelf', {
  onePiece: ['{count} عدد', '{count} piece'],
  onePair: ['{count} جفت', '{count} pair'],
  countPieces: ['{count} عدد', '{count} pieces'],
  countPairs: ['{count} جفت', '{count} pairs'],
  quantity: ['تعداد', 'Quantity'],
  quantityOf: ['تعداد {line}', 'Quantity of {line}'],
  notACount: ['عددی از ۱ تا ۱۰٬۰۰۰ وارد کنید', 'Enter a number from 1 to 10,000'],
  each: ['هر عدد {price}', '{price} each'],
  reference: common.reference,
  remarks: common.remarks,
  total: common.total,
  signInForPrices: ['برای دیدن موجودی و قیمت وارد شوید.', 'Sign in to see stock and prices.'],
  countedAt: ['موجودی در {at}', 'Stock as of {at}'],
  countedAtOffline: [
    'اینترنت قطع است؛ موجودی مربوط به {at} است.',
    'You’re offline; stock is as of {at}.',
  ],
  again: common.again,
});

/** Stock availability of a line. */
export const availability = messages('availability', {
  enough: ['موجود: {count}', 'In stock: {count}'],
  low: ['رو به اتمام: {count}', 'Low stock: {count}'],
  short: ['کمتر از سفارش: {count}', 'Less than ordered: {count}'],
  none: ['ناموجود، قابل سفارش', 'Out of stock, can be back-ordered'],
  unknown: ['در استوک', 'Stocked'],
  notMade: ['ساخته نمی‌شود', 'Not made'],
});
