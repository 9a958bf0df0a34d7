import type { AskedStep } from '../../domain/ledger/cheque-steps.ts';
import { type Message, messages } from '../language/message.ts';

/** Actions of the lab on a cheque. */
export const stepNames = messages('stepNames', {
  deposit: ['واگذاری به بانک', 'Deposit'],
  recall: ['استرداد از بانک', 'Retrieve from the bank'],
  clear: ['وصول شد', 'Cleared'],
  bounce: ['برگشت خورد', 'Bounced'],
  return: ['عودت چک', 'Give back'],
} satisfies Record<AskedStep, Message>);

/** What a step does to the balance. */
export const stepHints = messages('stepHints', {
  deposit: ['ماندهٔ حساب تغییر نمی‌کند.', 'The balance stays the same.'],
  recall: [
    'چک دوباره نزد لابراتوار است؛ ماندهٔ حساب تغییر نمی‌کند.',
    'The cheque is with the lab again; the balance stays the same.',
  ],
  clear: ['ماندهٔ حساب تغییر نمی‌کند.', 'The balance stays the same.'],
  bounce: ['مبلغ چک دوباره بدهی حساب می‌شود.', 'The account owes the amount of the cheque again.'],
  return: [
    'اگر مبلغ چک هنوز بستانکار است، دوباره بدهی حساب می‌شود.',
    'If its amount is still credited, the account owes it again.',
  ],
} satisfies Record<AskedStep, Message>);

export const chequeDesk = messages('chequeDesk', {
  title: ['{step} ({sayad})', '{step} ({sayad})'],
  note: ['یادداشت (اختیاری)', 'Note (optional)'],
  tooLong: ['طولانی است؛ کوتاه‌تر بنویسید.', 'Too long; make it shorter.'],
  notAllowed: [
    'وضعیت این چک در این فاصله تغییر کرده است. فهرست به‌روز شد.',
    'This cheque has moved on in the meantime. The list has been updated.',
  ],
});
