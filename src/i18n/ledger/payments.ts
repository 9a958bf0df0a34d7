import type { ChequeState } from '../../domain/ledger/cheque-steps.ts';
import type { MeansName } from '../../domain/ledger/means-names.ts';
import type { EntryPayment } from '../../domain/ledger/payment-means.ts';
import { dayText } from '../language/day-text.ts';
import { isolate } from '../language/format-number.ts';
import { fill, type Message, messages } from '../language/message.ts';

/** Means of payment. */
export const meansNames = messages('meansNames', {
  cash: ['نقد', 'Cash'],
  card: ['کارت‌خوان', 'Card'],
  transfer: ['واریز یا حواله', 'Bank transfer'],
  cheque: ['چک', 'Cheque'],
} satisfies Record<MeansName, Message>);

/** States of a cheque. */
export const chequeStates = messages('chequeStates', {
  received: ['نزد لابراتوار', 'With the lab'],
  deposited: ['در جریان وصول', 'Being collected'],
  cleared: ['وصول شد', 'Cleared'],
  bounced: ['برگشت خورد', 'Bounced'],
  returned: ['عودت داده شد', 'Given back'],
  cancelled: ['باطل شد', 'Voided'],
} satisfies Record<ChequeState, Message>);

const paid = messages('paid', {
  on: ['{means}، {day}', '{means}, {day}'],
  cheque: ['چک {bank}، سررسید {day}', '{bank} cheque, due {day}'],
});

const { texts } = paid;

/** How a payment was made, in one line. */
export function paymentWords(payment: EntryPayment): Message {
  const means = meansNames.texts[payment.by];
  if (payment.by === 'cash') return means;
  if (payment.by === 'cheque') {
    return fill(texts.cheque, { bank: isolate(payment.bank), day: dayText(payment.due) });
  }
  return fill(texts.on, { means, day: dayText(payment.on) });
}
