import type { TransferState } from '../../domain/ledger/transfer-state.ts';
import type { TransferFault, TypedTransfer } from '../../domain/ledger/typed-transfer.ts';
import { type Message, messages } from '../language/message.ts';

export const transferStates = messages('transferStates', {
  waiting: ['در انتظار لابراتوار', 'Waiting for the lab'],
  confirmed: ['تأیید شد', 'Confirmed'],
  refused: ['پذیرفته نشد', 'Refused'],
} satisfies Record<TransferState, Message>);

/** Transfers that shops report and the lab confirms. */
export const transfers = messages('transfers', {
  title: ['واریزهای گزارش‌شده', 'Reported transfers'],
  report: ['گزارش واریز', 'Report a transfer'],
  reportHint: [
    'مبلغ پس از تأیید لابراتوار در صورت‌حساب می‌آید.',
    'The amount is credited once the lab has confirmed it.',
  ],
  send: ['ارسال برای لابراتوار', 'Send to the lab'],
  sending: ['در حال ارسال…', 'Sending…'],
  sent: ['برای لابراتوار فرستاده شد.', 'Sent to the lab.'],
  kept: [
    'روی این دستگاه ذخیره شد و پس از وصل شدن اینترنت، خودکار فرستاده می‌شود.',
    'Kept on this device; it is sent automatically once you are online.',
  ],
  waitingHere: ['گزارش‌های روی این دستگاه', 'Reports on this device'],
  waitingLine: ['{amount}، پیگیری {tracking}، {day}', '{amount}, reference {tracking}, {day}'],
  willBeSent: ['پس از وصل شدن اینترنت فرستاده می‌شود.', 'It is sent once you are online.'],
  waitingRefused: [
    'گزارش واریزی پذیرفته نشد. آن را در «چک‌ها، سررسیدها و واریزها» ببینید.',
    'A report of a transfer was not accepted. See it under “Cheques, dues and transfers”.',
  ],
  correct: ['اصلاح گزارش', 'Correct the report'],
  delete: ['حذف گزارش', 'Delete the report'],
  again: ['تلاش دوباره', 'Try again'],
  cancel: ['انصراف', 'Cancel'],
  account: ['حساب', 'Account'],
  state: ['وضعیت', 'State'],
  receipt: ['رسید', 'Receipt'],
  openReceipt: ['عکس رسید {number}', 'Receipt photo {number}'],
  by: ['گزارش {name}', 'Reported by {name}'],
  reason: ['دلیل: {reason}', 'Reason: {reason}'],
  none: ['واریزی گزارش نشده است', 'No transfers reported'],
  noneHint: [
    'واریزی که فروشگاه‌ها گزارش کنند، اینجا منتظر تأیید می‌ماند.',
    'Transfers that shops report wait here to be confirmed.',
  ],
  waitingOnly: ['در انتظار', 'Waiting'],
  all: ['همه', 'All'],
  confirm: ['تأیید', 'Confirm'],
  refuse: ['رد', 'Refuse'],
  refuseTitle: ['رد واریز {tracking}', 'Refuse transfer {tracking}'],
  refuseReason: ['دلیل (فروشگاه آن را می‌بیند)', 'Reason (the shop reads it)'],
  confirmed: ['تأیید و در صورت‌حساب ثبت شد.', 'Confirmed and recorded in the statement.'],
  refused: ['پذیرفته نشد.', 'Refused.'],
  recorded: [
    'پرداختی با همین شمارهٔ پیگیری و مبلغ در صورت‌حساب هست. اگر همان است، این گزارش را رد کنید.',
    'The statement already has a payment with this number and amount. If it is the same one, refuse this report.',
  ],
  decided: [
    'این واریز در این فاصله تأیید یا رد شده است. فهرست به‌روز شد.',
    'This transfer has been decided in the meantime. The list has been updated.',
  ],
  failed: [
    'معلوم نیست ثبت شد. دوباره تلاش کنید؛ دو بار ثبت نمی‌شود.',
    'It may not have been recorded. Try again: it won’t be recorded twice.',
  ],
  notAccepted: ['پذیرفته نشد. مقدارها را بررسی کنید.', 'Not accepted. Check what you entered.'],
  notUploaded: [
    'عکس رسید فرستاده نشد. آن را بردارید و دوباره انتخاب کنید.',
    'The photo wasn’t sent. Remove it and choose it again.',
  ],
});

export const transferFields = messages('transferFields', {
  amount: ['مبلغ (تومان)', 'Amount (toman)'],
  tracking: ['شمارهٔ پیگیری', 'Reference number'],
  on: ['تاریخ واریز', 'Transfer date'],
  note: ['یادداشت (اختیاری)', 'Note (optional)'],
  photos: ['عکس رسید (اختیاری)', 'Photo of the receipt (optional)'],
} satisfies Record<keyof TypedTransfer, Message>);

export const transferFaults = messages('transferFaults', {
  missing: ['این فیلد را پر کنید.', 'Fill in this field.'],
  amount: [
    'مبلغ را به تومان و بزرگ‌تر از صفر بنویسید، مانند ۱۲۰٬۰۰۰.',
    'Enter a whole amount in toman above 0, such as 120,000.',
  ],
  tooLong: ['طولانی است؛ کوتاه‌تر بنویسید.', 'Too long; make it shorter.'],
  future: ['این روز هنوز نرسیده است.', 'This day is still to come.'],
  farAway: [
    'این روز خیلی دور است؛ سال را بررسی کنید.',
    'This day is too far away; check the year.',
  ],
  repeated: [
    'واریزی با این شمارهٔ پیگیری را پیش از این گزارش کرده‌اید.',
    'You have already reported a transfer with this reference number.',
  ],
} satisfies Record<TransferFault | 'repeated', Message>);
