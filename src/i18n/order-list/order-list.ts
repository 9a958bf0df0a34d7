import { messages } from '../language/message.ts';

/** Texts of the order list's filters and their results. */
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
  late: ['فقط سفارش‌های با تأخیر', 'Late orders only'],
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
  isLate: ['با تأخیر', 'Late'],
  tools: ['انتخاب و نماها', 'Select and views'],
  download: ['دریافت CSV', 'Download CSV'],
});
