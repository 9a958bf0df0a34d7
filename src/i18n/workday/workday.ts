import { messages } from '../language/message.ts';

/** The lab's workday, on its dashboard. */
export const workday = messages('workday', {
  dueTomorrow: ['موعد فردا', 'Due tomorrow'],
  low: ['قلم رو به اتمام', 'Low in stock'],
  transfers: ['واریز منتظر تأیید', 'Transfers to confirm'],
  chequesToday: ['چک امروز', 'Cheques today'],
  chequesOverdue: ['چک سررسیدگذشته', 'Overdue cheques'],
  stations: ['در هر ایستگاه', 'At each station'],
  longest: ['قدیمی‌ترین: {age}', 'Oldest: {age}'],
  empty: ['ندارد', 'None'],
  month: ['سفارش‌های ثبت‌شده در این ماه', 'Orders placed this month'],
  reports: ['همهٔ گزارش‌ها', 'All reports'],
});
