import { messages } from '../language/message.ts';

/** Texts for downloading an order list; loaded with the first download. */
export const orderDownload = messages('orderDownload', {
  promisedDay: ['تاریخ وعده', 'Promised for'],
  totalToman: ['جمع (تومان)', 'Total (toman)'],
  downloading: ['در حال آماده‌سازی…', 'Preparing…'],
  downloaded: ['{count} سفارش در فایل است.', 'Orders in the file: {count}.'],
  downloadedFirst: [
    'فایل فقط {count} سفارش اول را دارد؛ برای بقیه، فیلترها را محدودتر کنید.',
    'The file has only the first {count} orders. Narrow the filters to get the rest.',
  ],
  downloadFailed: [
    'فایل آماده نشد. اتصال اینترنت را بررسی و دوباره تلاش کنید.',
    'The file couldn’t be prepared. Check your connection and try again.',
  ],
});
