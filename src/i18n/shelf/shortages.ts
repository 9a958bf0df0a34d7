import { messages } from '../language/message.ts';

/** Choices for missing pieces. */
export const shortages = messages('shortages', {
  takeAll: ['سفارش به اندازهٔ موجودی', 'Order what is in stock'],
  wait: ['کسری منتظر موجودی بماند', 'Back-order what is missing'],
  waits: ['کسری منتظر موجودی می‌ماند.', 'What is missing is back-ordered.'],
  watch: ['حذف شود؛ وقتی موجود شد خبرم کن', 'Remove, and tell me when it comes'],
  busy: ['در حال ارسال…', 'Sending…'],
  noWait: ['کسری سفارش داده نشود', 'Don’t back-order'],
});

/** Shortages of stock lenses. */
export const stockShortages = messages('stockShortages', {
  shorts: ['موجودی {cells} نمره کمتر از سفارش است.', 'Powers with too little stock: {cells}.'],
  waiting: [
    'کسری {cells} نمره سفارش داده می‌شود و منتظر موجودی می‌ماند.',
    'Powers to be back-ordered: {cells}.',
  ],
});

/** Shortages of accessories. */
export const accessoryShortages = messages('accessoryShortages', {
  shorts: ['کمتر از سفارش موجود است: {cells} کالا.', 'Not enough in stock: {cells}.'],
  waiting: [
    'کسری {cells} کالا سفارش داده می‌شود و منتظر موجودی می‌ماند.',
    'Products to be back-ordered: {cells}.',
  ],
});
