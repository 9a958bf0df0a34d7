import { messages } from '../language/message.ts';

/** An order that waits for stock, and the order it was split from. */
export const backOrder = messages('backOrder', {
  waits: [
    'این سفارش منتظر موجودی است. هر وقت کالا برسد، به نوبت برایش کنار گذاشته می‌شود و سفارش خودکار ادامه می‌یابد.',
    'This order is waiting for stock. New stock is reserved for it in its turn, and the order continues automatically.',
  ],
  waitsAtLab: [
    'این سفارش منتظر موجودی است. با ثبت رسید در انبار، به نوبت پر می‌شود و خودکار ادامه می‌یابد.',
    'This order is waiting for stock. Receipts in the stockroom fill it in its turn, and it continues automatically.',
  ],
  setAside: [
    'تاکنون {count} از {all} عدد رسیده است.',
    '{count} of {all} pieces have arrived so far.',
  ],
  rest: ['کسری این سفارش جداگانه ثبت شده است:', 'The missing items are in a separate order:'],
  splitFrom: ['این سفارش، کسریِ سفارش دیگری است:', 'This order is for what was missing from order'],
});
