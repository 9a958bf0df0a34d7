import type { EntryKind } from '../../domain/ledger/entry-kind.ts';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import { rialsToToman } from '../../domain/vocabulary/prices.ts';
import { formatRate } from '../amount/format-rate.ts';
import { countText } from '../language/count-text.ts';
import { isolate } from '../language/format-number.ts';
import { fill, inBoth, type Message, messages } from '../language/message.ts';
import { moneyText } from '../language/money-text.ts';
import { common } from '../shell/common.ts';

/** Texts of the statement. Debit and credit are from the lab's view: a debit is what the account owes. */
export const statement = messages('statement', {
  title: ['صورت‌حساب', 'Statement'],
  date: ['تاریخ', 'Date'],
  entry: ['شرح', 'Description'],
  debit: ['بدهکار (تومان)', 'Debit (toman)'],
  credit: ['بستانکار (تومان)', 'Credit (toman)'],
  balance: ['مانده (تومان)', 'Balance (toman)'],
  opening: ['ماندهٔ اول دوره', 'Opening balance'],
  debits: ['جمع بدهکار', 'Total debits'],
  credits: ['جمع بستانکار', 'Total credits'],
  closing: ['ماندهٔ آخر دوره', 'Closing balance'],
  taxOfPeriod: ['مالیات بر ارزش افزوده در این مبلغ‌ها', 'VAT in these amounts'],
  taxIncluded: [
    'قیمت‌ها و مبلغ‌ها شامل مالیات بر ارزش افزوده است.',
    'All prices and amounts include VAT.',
  ],
  tax: ['شامل {rate} مالیات: {amount}', 'Includes {rate} VAT: {amount}'],
  order: ['سفارش {number}', 'Order {number}'],
  number: ['ردیف {number}', 'Entry {number}'],
  reverses: ['برگشت ردیف {number}', 'Reverses entry {number}'],
  reversed: ['برگشت خورده', 'Reversed'],
  entryKind: ['نوع', 'Kind'],
  allKinds: ['همهٔ ردیف‌ها', 'All entries'],
  sumsOfAll: [
    'جمع‌ها از همهٔ ردیف‌های این دوره است، نه فقط نوع انتخاب‌شده.',
    'Totals cover all entries of the period, not only the chosen kind.',
  ],
  dues: ['چک‌ها، سررسیدها و واریزها', 'Cheques, dues and transfers'],
  print: ['چاپ', 'Print'],
  csv: ['دریافت CSV', 'Download CSV'],
  xlsx: ['دریافت Excel', 'Download Excel'],
  preparing: ['در حال آماده‌سازی…', 'Preparing…'],
  notPrepared: [
    'آماده نشد. اتصال اینترنت را بررسی و دوباره تلاش کنید.',
    'It couldn’t be prepared. Check your connection and try again.',
  ],
  onlyFirst: [
    'فقط {count} ردیف اول آمد؛ برای بقیه، دوره را کوتاه‌تر کنید.',
    'Only the first {count} entries are included. Choose a shorter period to get the rest.',
  ],
  empty: ['هنوز ردیفی نیست', 'Nothing here yet'],
  forOwners: ['صورت‌حساب را مدیر حساب می‌بیند', 'The statement is for the account’s owners'],
  forOwnersHint: [
    'اگر به آن نیاز دارید، از مدیر حساب بخواهید دسترسی شما را تغییر دهد.',
    'Ask an owner of the account if you need to see it.',
  ],
  emptyHint: [
    'هر سفارش پس از تأیید لابراتوار، و هر پرداخت، اینجا می‌آید.',
    'Orders appear here once the lab accepts them, and so do payments.',
  ],
  none: ['در این دوره ردیفی نیست', 'No entries match'],
  noneHint: ['دوره یا نوع دیگری انتخاب کنید.', 'Choose another period or kind.'],
  clear: ['پاک کردن فیلترها', 'Clear filters'],
  more: ['نمایش ردیف‌های قبلی', 'Show earlier entries'],
  again: common.again,
  offline: ['اینترنت قطع است', 'You’re offline'],
  failed: ['صورت‌حساب بارگذاری نشد', 'The statement didn’t load'],
  stale: ['این صورت‌حساب مربوط به {at} است.', 'This statement is from {at}.'],
  period: ['دوره', 'Period'],
  periodAll: ['از ابتدا تا امروز', 'From the beginning until today'],
  periodFrom: ['از {from}', 'From {from}'],
  periodTo: ['تا {to}', 'Until {to}'],
  periodFromTo: ['از {from} تا {to}', '{from} to {to}'],
  printedAt: ['چاپ: {at}', 'Printed: {at}'],
  chooseAccount: [
    'حسابی را انتخاب کنید تا صورت‌حساب آن را ببینید.',
    'Choose an account to see its statement.',
  ],
});

const { texts } = statement;

export const entryKinds = messages('entryKinds', {
  charge: ['سفارش', 'Order'],
  remakeCredit: ['اعتبار ساخت مجدد', 'Remake credit'],
  payment: ['پرداخت', 'Payment'],
  adjustment: ['اصلاح حساب', 'Adjustment'],
  reversal: ['برگشت', 'Reversal'],
} satisfies Record<EntryKind, Message>);

/** An amount in toman without its unit; empty for 0, as in an account book. */
export function formatBare(rials: number): Message {
  return rials === 0 ? ['', ''] : countText(rialsToToman(rials));
}

/** The tax rate (1000 as `10%`) and the tax of an entry; null for an entry without tax. */
export function taxWords({ tax, taxRate }: Pick<LedgerEntry, 'tax' | 'taxRate'>): Message | null {
  if (taxRate === null || tax === 0) return null;
  const rate = inBoth((locale) => formatRate(taxRate, locale));
  return fill(texts.tax, { rate, amount: moneyText(tax) });
}

/** An entry in words: its kind, and the entry that it reverses. */
export function entryWords({ kind, reverses }: Pick<LedgerEntry, 'kind' | 'reverses'>): Message {
  if (!reverses) return entryKinds.texts[kind];
  const number = countText(reverses.number);
  const what = entryKinds.texts[reverses.kind];
  return fill(['{reverses} ({what})', '{reverses} ({what})'], {
    reverses: fill(texts.reverses, { number }),
    what,
  });
}

export const orderWords = (number: string): Message =>
  fill(texts.order, { number: isolate(number) });

/** Headings of the file that the screen's table doesn't have. */
export const statementFile = messages('statementFile', {
  number: ['شمارهٔ ردیف', 'Entry number'],
  order: ['سفارش', 'Order'],
  reference: ['شمارهٔ سند', 'Document number'],
  note: ['یادداشت', 'Note'],
  tax: ['مالیات در مبلغ (تومان)', 'VAT in the amount (toman)'],
});
