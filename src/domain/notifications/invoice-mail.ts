import * as z from 'zod/mini';
import { outcome } from './outcome.ts';

/** A mail notifying an account owner of an invoice, sent or to be sent. */
export const invoiceMail = z.strictObject({
  id: z.uuid(),
  /** The masked address; empty once it was removed. */
  to: z.string(),
  /** When the invoice was issued or, once it has an outcome, when the mail was sent or ended otherwise. */
  at: z.iso.datetime(),
  /** Null while waiting. */
  outcome: z.nullable(outcome),
});
export type InvoiceMail = z.infer<typeof invoiceMail>;
