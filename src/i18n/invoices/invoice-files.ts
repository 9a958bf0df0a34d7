import { messages } from '../language/message.ts';

/** Headings of a file of invoices. */
export const invoiceFile = messages('invoiceFile', {
  number: ['شماره', 'Number'],
  kind: ['نوع', 'Kind'],
  invoice: ['فاکتور', 'Invoice'],
  creditNote: ['ابطالی', 'Credit note'],
  day: ['تاریخ', 'Date'],
  account: ['حساب', 'Account'],
  buyer: ['خریدار', 'Buyer'],
  nationalId: ['کد یا شناسهٔ ملی', 'National or company ID'],
  economicCode: ['کد اقتصادی', 'Economic code'],
  orders: ['تعداد سفارش', 'Orders'],
  net: ['مبلغ بدون مالیات (ریال)', 'Net (rials)'],
  tax: ['مالیات (ریال)', 'VAT (rials)'],
  total: ['مبلغ کل (ریال)', 'Total (rials)'],
  cancels: ['ابطال فاکتور', 'Cancels'],
  cancelledBy: ['باطل‌شده با', 'Cancelled by'],
});
