import type { MeansName } from '../../domain/ledger/means-names.ts';
import type { EntryFault, TypedEntry } from '../../domain/ledger/typed-entry.ts';
import { type Message, messages } from '../language/message.ts';

/** Texts of the lab's desk: entering payments and adjustments, reversing entries. */
export const ledgerDesk = messages('ledgerDesk', {
  noAccount: ['انتخاب حساب', 'Choose an account'],
  payment: ['ثبت پرداخت', 'Enter a payment'],
  adjustment: ['اصلاح حساب', 'Adjust the account'],
  reversal: ['برگشت ردیف', 'Reverse the entry'],
  reverse: ['برگشت', 'Reverse'],
  reverseNumber: ['برگشت ردیف {number}', 'Reverse entry {number}'],
  reverseHint: [
    'همین مبلغ در طرف دیگر ثبت می‌شود. ردیف برگشتی را نمی‌توان دوباره برگشت زد.',
    'The same amount is recorded on the other side. A reversal can’t be reversed.',
  ],
  post: ['ثبت', 'Record'],
  posting: ['در حال ثبت…', 'Recording…'],
  again: ['تلاش دوباره', 'Try again'],
  cancel: ['انصراف', 'Cancel'],
  chooseSide: ['انتخاب کنید', 'Choose one'],
  raises: ['بدهی حساب زیاد شود (بدهکار)', 'The account owes more (debit)'],
  lowers: ['بدهی حساب کم شود (بستانکار)', 'The account owes less (credit)'],
  posted: ['ثبت شد.', 'Recorded.'],
  notAllowed: [
    'این ردیف پیش از این برگشت خورده است. صورت‌حساب به‌روز شد.',
    'This entry has already been reversed. The statement has been updated.',
  ],
  refused: ['پذیرفته نشد. مقدارها را بررسی کنید.', 'Not accepted. Check what you entered.'],
  otherMeans: ['سایر (تهاتر و مانند آن)', 'Other (such as a set-off)'],
  unknown: [
    'معلوم نیست ثبت شد. دوباره تلاش کنید؛ دو بار ثبت نمی‌شود.',
    'It may not have been recorded. Try again: it won’t be recorded twice.',
  ],
});

export const entryFields = messages('entryFields', {
  amount: ['مبلغ (تومان)', 'Amount (toman)'],
  side: ['طرف', 'Side'],
  reference: ['شمارهٔ سند (پیگیری، چک یا نامه)', 'Document number (bank, cheque or letter)'],
  note: ['یادداشت (اختیاری)', 'Note (optional)'],
  means: ['روش پرداخت', 'Means of payment'],
  on: ['تاریخ پرداخت', 'Date of payment'],
  sayad: ['شناسهٔ صیاد (۱۶ رقم)', 'Sayad ID (16 digits)'],
  bank: ['بانک', 'Bank'],
  due: ['تاریخ سررسید', 'Due date'],
} satisfies Record<keyof TypedEntry, Message>);

/** Label of a payment's reference, by means of payment; cheques have a Sayad ID instead. */
export const meansReferences = messages('meansReferences', {
  cash: ['شمارهٔ رسید (اختیاری)', 'Receipt number (optional)'],
  card: ['شمارهٔ پیگیری کارت‌خوان (اختیاری)', 'Card receipt number (optional)'],
  transfer: ['شمارهٔ پیگیری', 'Reference number'],
} satisfies Record<Exclude<MeansName, 'cheque'>, Message>);

export const entryFaults = messages('entryFaults', {
  missing: ['این فیلد را پر کنید.', 'Fill in this field.'],
  amount: [
    'مبلغ را به تومان و بزرگ‌تر از صفر بنویسید، مانند ۱۲۰٬۰۰۰.',
    'Enter a whole amount in toman above 0, such as 120,000.',
  ],
  tooLong: ['طولانی است؛ کوتاه‌تر بنویسید.', 'Too long; make it shorter.'],
  sayad: [
    'شناسهٔ صیاد ۱۶ رقم است؛ روی چک، کنار بارکد، نوشته شده.',
    'A Sayad ID has 16 digits; it is printed beside the cheque’s barcode.',
  ],
  repeated: [
    'چکی با این شناسهٔ صیاد پیش از این ثبت شده است.',
    'A cheque with this Sayad ID has already been recorded.',
  ],
  future: ['این روز هنوز نرسیده است.', 'This day is still to come.'],
  farAway: [
    'این روز خیلی دور است؛ سال را بررسی کنید.',
    'This day is too far away; check the year.',
  ],
} satisfies Record<EntryFault | 'repeated', Message>);
