import { messages } from '../language/message.ts';

/** Problems of accessories orders only, and what to do; see `shelfIssues` for those of all stock orders. */
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

/** What must be corrected before an accessories order can be sent. */
export const accessorySending = messages('accessorySending', {
  attention: ['کالاهای مشخص‌شده را اصلاح کنید.', 'Fix the marked products.'],
});
