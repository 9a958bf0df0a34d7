import * as z from 'zod/mini';

/** Why an entry is in an account's ledger. */
export const entryKind = z.enum([
  /** The lab accepted an order: a debit of the order's price. */
  'charge',
  /** The lab granted a remake for its own fault: a credit of the remake's price. */
  'remakeCredit',
  /** A payment by the account: a credit. */
  'payment',
  /** A correction by the lab: a debit or a credit. */
  'adjustment',
  /** Reverses one earlier entry: the same amount on the other side. */
  'reversal',
]);
export type EntryKind = z.infer<typeof entryKind>;
