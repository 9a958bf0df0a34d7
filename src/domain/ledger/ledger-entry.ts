import * as z from 'zod/mini';
import { balance, sumOfRials } from '../vocabulary/money.ts';
import { entryKind } from './entry-kind.ts';
import { entryPayment } from './payment-means.ts';
import { taxRate } from './tax.ts';

/**
 * A line of an account's statement. A debit raises what the account owes, a credit lowers it; one of the two is 0.
 * Entries never change: a mistake is corrected by a `reversal`.
 */
export const ledgerEntry = z.strictObject({
  id: z.uuid(),
  /** Position in the account's ledger: 1, 2, 3 … without gaps. */
  number: z.int(),
  /** An instant in UTC, as ISO 8601. Never earlier than the previous entry's. */
  at: z.iso.datetime(),
  kind: entryKind,
  debit: sumOfRials,
  credit: sumOfRials,
  /** The amount before tax: `net + tax` is the debit or the credit. */
  net: sumOfRials,
  /** The tax included in the amount. */
  tax: sumOfRials,
  /** The rate applied; null for entries without tax, such as payments. */
  taxRate: z.nullable(taxRate),
  /** What the account owes after this entry. */
  balance,
  /** The order it belongs to. */
  order: z.nullable(z.strictObject({ id: z.uuid(), number: z.string() })),
  /** The entry that this reversal reverses. */
  reverses: z.nullable(z.strictObject({ id: z.uuid(), number: z.int(), kind: entryKind })),
  /** The reversal of this entry. */
  reversedBy: z.nullable(z.uuid()),
  /** The lab's reference, for example to a bank transfer, cheque or letter. Empty if the order says enough. */
  reference: z.string(),
  /** The means of payment; only for payments, if known. */
  payment: z.optional(entryPayment),
  note: z.string(),
  /** Name of the user who caused it. */
  by: z.string(),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;
