import { messages } from '../message.ts';

/** What is said in passing when an order has left the device. */
export const outbox = messages('outbox', {
  sent: ['سفارش {number} به لابراتوار رسید.', 'Order {number} reached the lab.'],
  refused: [
    'سفارش {number} پذیرفته نشد؛ دلیل آن در پیش‌سفارش‌هاست.',
    'Order {number} was refused; the reason stands in your pre-orders.',
  ],
});
