import { messages } from '../language/message.ts';

/** Texts of the filters above the list of orders, and of what they find. */
export const orderList = messages('orderList', {
  search: ['جستجو', 'Search'],
  together: ['{count} سفارش با هم', '{count} together'],
  unread: ['پیام خوانده‌نشده', 'Unread message'],
  searchHint: [
    'شماره، پرونده، نام یا موبایل مشتری، سینی',
    'Number, reference, patient, mobile or tray',
  ],
  filters: ['فیلترها', 'Filters'],
  states: ['وضعیت', 'State'],
  allStates: ['همه', 'All'],
  orderKind: ['نوع', 'Kind'],
  allKinds: ['همهٔ انواع', 'All kinds'],
  view: ['نمایش', 'Show'],
  newest: ['جدیدترین‌ها', 'Newest'],
  promise: ['ارسال‌نشده‌ها، نزدیک‌ترین وعده اول', 'Not shipped, earliest promise first'],
  late: ['فقط دیرکردها', 'Late orders only'],
  from: ['از روز', 'From'],
  to: ['تا روز', 'Until'],
  anyDay: ['انتخاب تاریخ', 'Pick a date'],
  removeDay: ['حذف تاریخ', 'Remove the date'],
  calendarLoading: ['در حال بارگذاری تقویم…', 'Loading the calendar…'],
  closeCalendar: ['بستن', 'Close'],
  clear: ['پاک کردن فیلترها', 'Clear filters'],
  found: ['{count} سفارش', '{count} orders'],
  foundOne: ['۱ سفارش', '1 order'],
  foundFirst: ['{count} سفارش اول', 'First {count} orders'],
  searching: ['در حال جستجو…', 'Searching…'],
  foundSoFar: [
    'تا اینجا {count} سفارش؛ جستجو ادامه دارد…',
    '{count} orders so far. Still searching…',
  ],
  searchedTo: ['تا {day} جستجو شد', 'Searched as far as {day}'],
  none: ['سفارشی با این فیلترها پیدا نشد', 'No orders match these filters'],
  noneHint: [
    'املای دیگری بنویسید یا فیلترها را پاک کنید.',
    'Try another spelling, or clear the filters.',
  ],
  isLate: ['دیرکرد', 'Late'],
  download: ['دریافت CSV', 'Download CSV'],
});
