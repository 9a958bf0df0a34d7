import { messages } from '../language/message.ts';

/** Texts of the bell and envelope popups; loaded when one of them opens. */
export const feed = messages('feed', {
  settings: ['تنظیم اعلان‌ها', 'Notification settings'],
  changes: ['{count} رویداد', '{count} changes'],
  placed: ['{count} سفارش جدید', '{count} new orders'],
  show: ['دیدن سفارش‌ها', 'Show the orders'],
});
