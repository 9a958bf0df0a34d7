import { messages } from '../language/message.ts';

/** Starting a second pair for an order that already has one. */
export const pairTaken = messages('pairTaken', {
  byItself: [
    'سفارش {number} پیش از این، جفت دوم این سفارش شده است؛ این یکی جداگانه حساب می‌شود.',
    'Order {number} is the second pair of this order already. This one is priced on its own.',
  ],
});
