import * as z from 'zod/mini';
import { balance, sumOfRials } from '../vocabulary/money.ts';
import { entryKind } from './entry-kind.ts';
import { entryPayment } from './payment-means.ts';
import { taxRate } from './tax.ts';

/**
 * A line of an account's statement. A debit raises what the account owes, a credit lowers it; one of the two is 0. An
 * entry never changes: a mistake is taken back by a `reversal`.
 */
export const ledgerEntry = z.strictObject({
  id: z.uuid(),
  /** Position in the account's ledger: 1, 2, 3 … without gaps. */
  number: z.int(),
  /** An instant in UTC, as ISO 8601. Never before that of the entry before. */
  at: z.iso.datetime(),
  kind: entryKind,
  debit: sumOfRials,
  credit: sumOfRials,
  /** The amount without its tax: `net + tax` is the debit or the credit. */
  net: sumOfRials,
  /** The tax in the amount. */
  tax: sumOfRials,
  /** The rate by which the tax was computed; null for entries that have no tax, such as payments. */
  taxRate: z.nullable(taxRate),
  /** What the account owes after this entry. */
  balance,
  /** The order it belongs to. */
  order: z.nullable(z.strictObject({ id: z.uuid(), number: z.string() })),
  /** The entry that this reversal takes back. */
  reverses: z.nullable(z.strictObject({ id: z.uuid(), number: z.int(), kind: entryKind })),
  /** The reversal that took this entry back. */
  reversedBy: z.nullable(z.uuid()),
  /** The lab's reference: of the bank, a cheque, a letter. Empty where an order says it all. */
  reference: z.string(),
  /** How it was paid, if it is a payment of which that is known. */
  payment: z.optional(entryPayment),
  note: z.string(),
  /** Name of the user who caused it. */
  by: z.string(),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;
