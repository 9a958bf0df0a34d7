import type { Outcome } from '../../domain/notifications/outcome.ts';
import { type Message, messages } from '../language/message.ts';
import { outcomes } from './sent.ts';

/** Texts about emails of an invoice. */
export const invoiceMails = messages('invoiceMails', {
  title: ['ایمیل به مدیران حساب', 'Mailed to the account’s owners'],
  removed: ['نشانی حذف‌شده', 'An address since removed'],
});

/** Statuses of an invoice email, including waiting. */
export const invoiceMailOutcomes = messages('invoiceMailOutcomes', {
  ...outcomes.texts,
  withdrawn: [
    'فرستاده نشد، چون ایمیل یا مدیر حساب عوض شده بود',
    'Not sent: the address or the owner had changed',
  ],
} satisfies Record<Outcome | 'waiting', Message>);
