import { messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

/** Texts of the list of orders and of an order's page. */
export const orders = messages('orders', {
  /** Title of the lab's list, which has the orders of all accounts; a shop's list has the title from the menu. */
  ofAll: ['سفارش‌ها', 'Orders'],
  number: ['شماره', 'Number'],
  content: ['سفارش', 'Order'],
  account: ['حساب', 'Account'],
  patient: ['نام مشتری', 'Patient'],
  reference: ['شمارهٔ پرونده', 'Reference'],
  /** Short, for a column heading. */
  file: ['پرونده', 'Reference'],
  remarks: common.remarks,
  placedAt: ['زمان ثبت', 'Placed'],
  due: ['وعده', 'Promised'],
  corrected: ['اصلاح‌شده', 'Corrected'],
  state: ['وضعیت', 'State'],
  total: common.total,
  more: ['سفارش‌های قبلی', 'Earlier orders'],
  again: common.again,
  signIn: common.signIn,
  backToList: ['همهٔ سفارش‌ها', 'All orders'],
  numbered: ['سفارش {number}', 'Order {number}'],
  piece: ['{count} عدد', '{count} piece'],
  pieces: ['{count} عدد', '{count} pieces'],
});

/** The kinds of order. */
export const orderKinds = messages('orderKinds', {
  rx: ['عدسی سفارشی (RX)', 'Prescription lenses'],
  stock: ['عدسی استوک', 'Stock lenses'],
  accessories: ['لوازم جانبی', 'Accessories'],
});

/** Texts of the order screens when there is nothing to show. */
export const ordersNothing = messages('ordersNothing', {
  signedOut: ['برای دیدن سفارش‌ها وارد شوید', 'Sign in to see your orders'],
  signedOutHint: [
    'سفارش‌ها فقط به صاحب حساب نشان داده می‌شود.',
    'Only your account can see your orders.',
  ],
  offline: ['اینترنت قطع است', 'You’re offline'],
  offlineHint: [
    'سفارش‌های شما در لابراتوار ثبت است و پس از وصل شدن اینترنت نمایش داده می‌شود.',
    'Your orders are safe at the lab and will appear once you’re back online.',
  ],
  offlineKept: [
    'اینترنت قطع است؛ این سفارش‌ها مربوط به {age} است.',
    'You’re offline; these orders are from {age}.',
  ],
  failed: ['بارگذاری نشد', 'This didn’t load'],
  failedHint: [
    'سرور پاسخ نداد. کمی بعد دوباره تلاش کنید.',
    'The server didn’t answer. Try again in a moment.',
  ],
  failedKept: [
    'سفارش‌های جدید بارگذاری نشد؛ این سفارش‌ها مربوط به {age} است.',
    'The latest orders didn’t load; these are from {age}.',
  ],
  notFound: ['سفارش پیدا نشد', 'Order not found'],
  notFoundHint: [
    'شاید نشانی ناقص است یا سفارش متعلق به حساب دیگری است.',
    'The address may be incomplete, or the order belongs to another account.',
  ],
});

/** The same for statements, deliveries and invoices. */
export const pageNothing = messages('pageNothing', {
  signedOut: ['برای دیدن این صفحه وارد شوید', 'Sign in to see this page'],
  signedOutHint: ['فقط به صاحب حساب نشان داده می‌شود.', 'Only your account can see it.'],
  offlineHint: [
    'این صفحه پس از وصل شدن اینترنت نمایش داده می‌شود.',
    'This page will appear once you’re back online.',
  ],
  notFound: ['پیدا نشد', 'Not found'],
  notFoundHint: [
    'شاید نشانی ناقص است یا این صفحه متعلق به حساب دیگری است.',
    'The address may be incomplete, or the page belongs to another account.',
  ],
});

export const orderStates = messages('orderStates', {
  submitted: ['در انتظار تأیید', 'Submitted'],
  quoted: ['منتظر موافقت با قیمت', 'Quoted'],
  accepted: ['تأیید شده', 'Accepted'],
  inProduction: ['در حال ساخت', 'In production'],
  qualityControl: ['کنترل کیفی', 'Quality control'],
  ready: ['آمادهٔ ارسال', 'Ready'],
  shipped: ['ارسال شده', 'Shipped'],
  delivered: ['تحویل شده', 'Delivered'],
  onHold: ['متوقف', 'On hold'],
  backOrder: ['منتظر موجودی', 'Waiting for stock'],
  rejected: ['رد شده', 'Rejected'],
  cancelled: ['لغو شده', 'Cancelled'],
  remake: ['ساخت مجدد', 'Remake'],
});
