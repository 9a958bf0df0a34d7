import { messages } from '../language/message.ts';

/** Texts of bell and envelope, fetched when one of them is opened. */
export const feed = messages('feed', {
  settings: ['تنظیم اعلان‌ها', 'Notification settings'],
  changes: ['{count} رویداد', '{count} changes'],
  placed: ['{count} سفارش جدید', '{count} new orders'],
  show: ['دیدن سفارش‌ها', 'Show the orders'],
});
