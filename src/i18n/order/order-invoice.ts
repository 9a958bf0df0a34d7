import { messages } from '../language/message.ts';

/** The invoice that includes an order. */
export const orderInvoice = messages('orderInvoice', {
  numbered: ['فاکتور این سفارش: {number}', 'Invoice of this order: {number}'],
});
