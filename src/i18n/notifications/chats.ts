import { messages } from '../language/message.ts';

/** Texts about linking chats with a bot. */
export const chats = messages('chats', {
  link: ['اتصال یک گفت‌وگو', 'Link a chat'],
  another: ['اتصال گفت‌وگوی دیگر', 'Link another chat'],
  open: ['باز کردن بات', 'Open the bot'],
  press: [
    'بات را باز کنید و «شروع» را بزنید، یا این کد را برای آن بفرستید:',
    'Open the bot and press “Start”, or send it this code:',
  ],
  waiting: [
    'منتظر پیام شما به بات هستیم. کد تا پانزده دقیقه و فقط یک بار کار می‌کند.',
    'Waiting for your message to the bot. The code works once, for fifteen minutes.',
  ],
  chat: ['گفت‌وگوی متصل', 'Linked chat'],
  remove: ['قطع اتصال', 'Unlink'],
});
