import { messages } from '../language/message.ts';

/** What must be corrected before a stock order can be sent. */
export const stockSending = messages('stockSending', {
  attention: ['موارد مشخص‌شده را اصلاح کنید.', 'Correct the marked fields.'],
  unread: [
    'این نوشته هنوز به سفارش اضافه نشده است: آن را کامل یا پاک کنید.',
    'What you typed is not in the order yet: complete or clear it.',
  ],
});
