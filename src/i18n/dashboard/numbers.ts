import { messages } from '../language/message.ts';

/** Orders by state, and the year's chart. */
export const numbers = messages('numbers', {
  none: ['سفارشی منتظر شما نیست.', 'No orders are waiting for you.'],
  states: ['سفارش‌ها بر اساس وضعیت', 'Orders by state'],
  months: ['سفارش‌های ۱۲ ماه گذشته', 'Orders of the last 12 months'],
  month: ['ماه', 'Month'],
  orders: ['تعداد سفارش', 'Number of orders'],
});

/** Things that wait for the shop or the lab. */
export const needTexts = messages('needTexts', {
  onHold: ['سفارش‌های متوقف', 'Orders on hold'],
  quoted: ['قیمت‌های منتظر موافقت شما', 'Prices to agree to'],
  shipped: ['ارسال شده؛ تحویل را تأیید کنید', 'Shipped: confirm delivery'],
  submitted: ['سفارش‌های جدید', 'New orders'],
  remake: ['درخواست‌های ساخت مجدد', 'Remake requests'],
  late: ['با تأخیر', 'Late'],
  dueToday: ['موعد امروز', 'Due today'],
});
