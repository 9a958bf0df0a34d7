import type { EntryKind } from '../../domain/ledger/entry-kind.ts';
import { type Message, messages } from '../language/message.ts';

/** Headings of an invoice file. */
export const invoiceFile = messages('invoiceFile', {
  number: ['شماره', 'Number'],
  documentKind: ['نوع', 'Kind'],
  invoice: ['فاکتور', 'Invoice'],
  creditNote: ['فاکتور ابطالی', 'Credit note'],
  day: ['تاریخ', 'Date'],
  account: ['حساب', 'Account'],
  buyer: ['خریدار', 'Buyer'],
  nationalId: ['کد یا شناسهٔ ملی', 'National or company ID'],
  economicCode: ['کد اقتصادی', 'Economic code'],
  orders: ['تعداد سفارش', 'Number of orders'],
  net: ['مبلغ بدون مالیات (ریال)', 'Net (rials)'],
  tax: ['مالیات (ریال)', 'VAT (rials)'],
  total: ['مبلغ کل (ریال)', 'Total (rials)'],
  cancels: ['فاکتور باطل‌شده', 'Cancelled invoice'],
  cancelledBy: ['باطل‌شده با', 'Cancelled by'],
});

/** Headings of a file with the ledger entries of all accounts. */
export const entryFile = messages('entryFile', {
  day: ['تاریخ', 'Date'],
  account: ['حساب', 'Account'],
  number: ['شمارهٔ ردیف', 'Entry number'],
  entryKind: ['نوع', 'Kind'],
  order: ['سفارش', 'Order'],
  reference: ['شمارهٔ سند', 'Document number'],
  note: ['یادداشت', 'Note'],
  debit: ['بدهکار (ریال)', 'Debit (rials)'],
  credit: ['بستانکار (ریال)', 'Credit (rials)'],
  tax: ['مالیات در مبلغ (ریال)', 'VAT in the amount (rials)'],
  balance: ['مانده (ریال)', 'Balance (rials)'],
});

export const entryFileKinds = messages('entryFileKinds', {
  charge: ['سفارش', 'Order'],
  remakeCredit: ['اعتبار ساخت مجدد', 'Remake credit'],
  payment: ['پرداخت', 'Payment'],
  adjustment: ['اصلاح حساب', 'Adjustment'],
  reversal: ['برگشت', 'Reversal'],
} satisfies Record<EntryKind, Message>);
