import { messages } from '../language/message.ts';

/** What is wrong with a number that is one, but not for this field; and how to write a small one. */
export const amountHints = messages('amountHints', {
  notACount: ['فقط با رقم بنویسید، مانند ۱۲', 'Enter digits only, such as 12'],
  negative: ['بدون علامت + یا − بنویسید', 'Enter it without a plus or minus sign'],
  tooLarge: ['این عدد بیش از حد بزرگ است', 'This number is too large'],
});
