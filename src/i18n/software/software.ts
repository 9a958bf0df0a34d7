import { messages } from '../language/message.ts';

/** Texts of the page about third-party software in the panel. */
export const software = messages('software', {
  title: ['نرم‌افزارهای متن‌باز', 'Open-source software'],
  hint: [
    'عدسی از این نرم‌افزارها استفاده می‌کند. مجوز هر کدام کنار نام آن آمده است.',
    'Adasi uses this software. The licence of each is beside its name.',
  ],
  texts: ['متن کامل مجوزها', 'Full licence texts'],
  browser: ['در مرورگر', 'In the browser'],
  server: ['روی سرور', 'On the server'],
});
