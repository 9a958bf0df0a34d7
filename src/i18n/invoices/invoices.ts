import { messages } from '../language/message.ts';

/** Texts of the invoice list. */
export const invoices = messages('invoices', {
  caption: ['فاکتورها', 'Invoices'],
  number: ['شماره', 'Number'],
  numbered: ['فاکتور {number}', 'Invoice {number}'],
  noteNumbered: ['فاکتور ابطالی {number}', 'Credit note {number}'],
  day: ['تاریخ', 'Date'],
  account: ['حساب', 'Account'],
  subject: ['بابت', 'Issued for'],
  state: ['وضعیت', 'State'],
  total: ['جمع', 'Total'],
  valid: ['معتبر', 'Valid'],
  cancelled: ['باطل‌شده', 'Void'],
  creditNote: ['فاکتور ابطالی', 'Credit note'],
  ofOrder: ['سفارش {number}', 'Order {number}'],
  ofDelivery: ['مرسولهٔ {number}', 'Delivery {number}'],
  year: ['سال مالی', 'Fiscal year'],
  allYears: ['همهٔ سال‌ها', 'All years'],
  all: ['همه', 'All'],
  searchHint: ['شمارهٔ فاکتور', 'Invoice number'],
  onlyOrder: ['فقط این سفارش', 'Only this order'],
  onlyDelivery: ['فقط این مرسوله', 'Only this delivery'],
  empty: ['هنوز فاکتوری نیست', 'No invoices yet'],
  emptyShop: [
    'فاکتورهایی که لابراتوار صادر می‌کند اینجا می‌آید.',
    'Invoices appear here once the lab issues them.',
  ],
  emptyLab: [
    'یک حساب را انتخاب کنید و فاکتور یک ماه را صادر کنید.',
    'Choose an account and issue an invoice for a month.',
  ],
  forOwners: ['فاکتورها را مدیر حساب می‌بیند', 'Invoices are for the account’s owners'],
  forOwnersHint: [
    'اگر به آن‌ها نیاز دارید، از مدیر حساب بخواهید دسترسی شما را تغییر دهد.',
    'Ask an owner of the account if you need to see them.',
  ],
  toList: ['همهٔ فاکتورها', 'All invoices'],
  buyerData: ['مشخصات خریدار', 'Buyer’s details'],
  buyerOwn: ['مشخصات ما در فاکتور', 'Our details on invoices'],
  exporting: ['در حال آماده‌سازی…', 'Preparing…'],
  notExported: [
    'آماده نشد. اتصال اینترنت را بررسی و دوباره تلاش کنید.',
    'It couldn’t be prepared. Check your connection and try again.',
  ],
  onlyFirst: [
    'فقط {count} فاکتور اول آمد؛ برای بقیه، فیلتر را محدودتر کنید.',
    'Only the first {count} are included. Narrow the filters to get the rest.',
  ],
});
