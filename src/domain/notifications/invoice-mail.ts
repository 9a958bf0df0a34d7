import * as z from 'zod/mini';
import { outcome } from './outcome.ts';

/** A mail by which an owner of an account was or is to be told of an invoice. */
export const invoiceMail = z.strictObject({
  id: z.uuid(),
  /** The masked address; empty once it was taken away. */
  to: z.string(),
  /** When the invoice was issued, or the mail has left or come to another end. */
  at: z.iso.datetime(),
  /** Null while it waits. */
  outcome: z.nullable(outcome),
});
export type InvoiceMail = z.infer<typeof invoiceMail>;
