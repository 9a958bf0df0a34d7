import { messages } from '../language/message.ts';

/** What is said in passing when an order has left the device. */
export const outbox = messages('outbox', {
  sent: ['سفارش {number} به لابراتوار رسید.', 'Order {number} reached the lab.'],
  renewed: [
    'سفارش با شمارهٔ تازهٔ {number} به لابراتوار می‌رود.',
    'The order goes to the lab under a new number, {number}.',
  ],
  refused: [
    'سفارش {number} پذیرفته نشد؛ دلیل آن را در پیش‌سفارش‌ها ببینید.',
    'Order {number} was refused; see the reason in Pre-orders.',
  ],
});
