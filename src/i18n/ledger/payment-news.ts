import type { PaymentNews } from '../../domain/ledger/payment-news.ts';
import { type Message, messages } from '../language/message.ts';

/** What the lab did with a payment, in the bell popup. */
export const paymentNewsWords = messages('paymentNews', {
  confirmed: ['واریز شما تأیید شد', 'Your transfer was confirmed'],
  refused: ['واریز شما رد شد', 'Your transfer was refused'],
  bounced: ['چک شما برگشت خورد', 'Your cheque bounced'],
} satisfies Record<PaymentNews['kind'], Message>);
