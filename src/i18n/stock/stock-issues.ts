import { messages } from '../language/message.ts';

/** Problems of stock lens orders only, and what to do; see `shelfIssues` for those of all stock orders. */
export const stockIssues = messages('stockIssues', {
  linesMissing: ['سفارش خالی است: نمره‌ای اضافه کنید', 'The order is empty: add a power'],
  tooManyLines: [
    'هر سفارش حداکثر {max} نمره دارد: آن را چند بخش کنید',
    'An order can have {max} powers at most: split it',
  ],
  repeatedLine: ['این نمره تکراری است: یکی را حذف کنید', 'This power is listed twice: remove one'],
  stockOut: ['ناموجود', 'Out of stock'],
  powerNotMade: [
    'این عدسی در این نمره ساخته نمی‌شود: آن را حذف کنید',
    'This lens is not made in this power: remove it',
  ],
  unknownLens: [
    'این عدسی دیگر در استوک نیست: آن را حذف کنید',
    'This is no longer a stock lens: remove it',
  ],
});
