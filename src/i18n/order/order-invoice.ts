import { messages } from '../language/message.ts';

/** The invoice that an order is on. */
export const orderInvoice = messages('orderInvoice', {
  numbered: ['فاکتور این سفارش: {number}', 'Invoice of this order: {number}'],
});
