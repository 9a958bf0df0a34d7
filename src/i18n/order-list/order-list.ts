import { messages } from '../language/message.ts';

/** Texts of the filters above the list of orders, and of what they find. */
export const orderList = messages('orderList', {
  search: ['جستجو', 'Search'],
  searchHint: ['شماره، پرونده، نام مشتری یا سینی', 'Number, reference, patient or tray'],
  filters: ['فیلترها', 'Filters'],
  states: ['وضعیت', 'State'],
  allStates: ['همه', 'All'],
  kind: ['نوع', 'Kind'],
  allKinds: ['همهٔ انواع', 'All kinds'],
  view: ['نمایش', 'Show'],
  newest: ['جدیدترین سفارش‌ها', 'Newest orders'],
  promise: ['ارسال‌نشده‌ها، نزدیک‌ترین وعده اول', 'Not shipped, earliest promise first'],
  late: ['فقط دیرکردها', 'Late orders only'],
  from: ['از تاریخ', 'From'],
  to: ['تا تاریخ', 'To'],
  anyDay: ['انتخاب تاریخ', 'Pick a date'],
  removeDay: ['حذف تاریخ', 'Remove the date'],
  calendarLoading: ['در حال بارگذاری تقویم…', 'Loading the calendar…'],
  calendarFailed: [
    'تقویم بارگذاری نشد. اتصال اینترنت را بررسی کنید.',
    'The calendar didn’t load. Check your connection.',
  ],
  closeCalendar: ['بستن', 'Close'],
  clear: ['پاک کردن فیلترها', 'Clear the filters'],
  found: ['{count} سفارش', '{count} orders'],
  foundOne: ['۱ سفارش', '1 order'],
  foundFirst: ['{count} سفارش اول', 'First {count} orders'],
  searching: ['در حال جستجو…', 'Searching…'],
  none: ['سفارشی با این فیلترها پیدا نشد', 'No orders match these filters'],
  noneHint: [
    'املای دیگری را امتحان کنید یا فیلترها را پاک کنید.',
    'Try another spelling, or clear the filters.',
  ],
  promised: ['وعدهٔ ارسال {day}', 'Promised for {day}'],
  isLate: ['دیرکرد', 'Late'],
  download: ['دریافت CSV', 'Download CSV'],
  downloading: ['در حال آماده کردن…', 'Preparing…'],
  downloaded: ['{count} سفارش در فایل است.', 'The file has {count} orders.'],
  downloadedFirst: [
    'فایل فقط {count} سفارش اول را دارد؛ برای بقیه، فیلترها را محدودتر کنید.',
    'The file has only the first {count} orders. Narrow the filters to get the others.',
  ],
  downloadFailed: [
    'فایل آماده نشد. اتصال اینترنت را بررسی و دوباره تلاش کنید.',
    'The file couldn’t be prepared. Check your connection and try again.',
  ],
});
