import { messages } from '../language/message.ts';

/** Problems of an order of accessories, and what to do, besides those of every order from the shelf. */
export const accessoryIssues = messages('accessoryIssues', {
  linesMissing: ['سفارش خالی است: کالایی انتخاب کنید', 'The order is empty: choose a product'],
  tooManyLines: [
    'هر سفارش حداکثر {max} کالا دارد: آن را چند بخش کنید',
    'An order can have {max} products at most: split it',
  ],
  repeatedLine: ['این کالا تکراری است: یکی را حذف کنید', 'This is listed twice: remove one'],
  stockOut: ['تمام شده است', 'Sold out'],
  unknownItem: [
    'لابراتوار دیگر این کالا را ندارد: آن را حذف کنید',
    'The lab no longer has this: remove it',
  ],
});

/** Sending an order of accessories: what has to be corrected first. */
export const accessorySending = messages('accessorySending', {
  attention: ['کالاهای مشخص‌شده را اصلاح کنید.', 'Fix the marked products.'],
});
