import { dueAges } from '../../domain/ledger/ageing.ts';
import { countText } from '../language/count-text.ts';
import { fill, type Message, messages } from '../language/message.ts';

/** Amounts due by age, and cheques by due date. */
export const dues = messages('dues', {
  title: ['چک‌ها، سررسیدها و واریزها', 'Cheques, dues and transfers'],
  balance: ['ماندهٔ حساب', 'Balance'],
  upTo: ['تا {last} روز', 'Up to {last} days'],
  between: ['{first} تا {last} روز', '{first} to {last} days'],
  above: ['بیش از {last} روز', 'Over {last} days'],
  pending: ['چک‌های وصول‌نشده (از مانده کم شده‌اند)', 'Cheques not cleared yet (already credited)'],
  pendingShort: ['چک وصول‌نشده', 'Cheques not cleared'],
  overdue: ['از سررسید گذشته: {amount}', 'Past due: {amount}'],
  oldestFirst: [
    'هر پرداخت، قدیمی‌ترین بدهی را تسویه می‌کند.',
    'Each payment settles the oldest charges first.',
  ],
  cheques: ['چک‌ها بر اساس سررسید', 'Cheques by due date'],
  due: ['سررسید', 'Due'],
  account: ['حساب', 'Account'],
  bank: ['بانک', 'Bank'],
  sayad: ['شناسهٔ صیاد', 'Sayad ID'],
  amount: ['مبلغ (تومان)', 'Amount (toman)'],
  state: ['وضعیت', 'State'],
  received: ['تاریخ دریافت', 'Received on'],
  note: ['یادداشت', 'Note'],
  pastDue: ['گذشته', 'Past'],
  onlyPending: ['وصول‌نشده', 'Not cleared'],
  dueToday: ['سررسید امروز', 'Cheques due today'],
  pastDueOnly: ['سررسیدگذشته', 'Overdue'],
  all: ['همه', 'All'],
  noCheques: ['چکی نیست', 'No cheques'],
  noChequesHint: ['چک‌هایی که ثبت شود، اینجا می‌آید.', 'Cheques appear here once they are recorded.'],
  nothingDue: ['هیچ حسابی بدهکار نیست', 'No account owes anything'],
  nothingDueHint: [
    'بدهی حساب‌ها به تفکیک تعداد روز اینجا می‌آید.',
    'What accounts owe appears here, by the number of days.',
  ],
  csv: ['دریافت CSV', 'Download CSV'],
  preparing: ['در حال آماده‌سازی…', 'Preparing…'],
  notPrepared: [
    'آماده نشد. اتصال اینترنت را بررسی و دوباره تلاش کنید.',
    'It couldn’t be prepared. Check your connection and try again.',
  ],
  part: ['بخش', 'Part'],
  transfers: ['واریزهای گزارش‌شده', 'Reported transfers'],
  ageing: ['بدهی به تفکیک روز', 'Dues by age'],
});

const { texts } = dues;

/** The names of the ages, from the most recent. */
export const ageNames: readonly Message[] = [
  fill(texts.upTo, { last: countText(dueAges[0]) }),
  fill(texts.between, { first: countText(dueAges[0] + 1), last: countText(dueAges[1]) }),
  fill(texts.between, { first: countText(dueAges[1] + 1), last: countText(dueAges[2]) }),
  fill(texts.above, { last: countText(dueAges[2]) }),
];
