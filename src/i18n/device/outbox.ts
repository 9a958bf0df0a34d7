import { messages } from '../language/message.ts';

/** Toasts about orders the outbox sends. */
export const outbox = messages('outbox', {
  sent: ['سفارش {number} به لابراتوار رسید.', 'Order {number} reached the lab.'],
  corrected: ['سفارش {number} اصلاح شد.', 'Order {number} was corrected.'],
  notCorrected: [
    'سفارش {number} اصلاح نشد؛ دلیل آن را در پیش‌سفارش‌ها ببینید.',
    'Order {number} was not corrected; see the reason in Pre-orders.',
  ],
  renewed: [
    'سفارش با شمارهٔ جدید {number} ارسال می‌شود.',
    'The order is being sent under a new number: {number}.',
  ],
  refused: [
    'سفارش {number} پذیرفته نشد؛ دلیل آن را در پیش‌سفارش‌ها ببینید.',
    'Order {number} was refused; see the reason in Pre-orders.',
  ],
});
