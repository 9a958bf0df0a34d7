import * as z from 'zod/mini';

/** Why an entry is in an account's ledger. */
export const entryKind = z.enum([
  /** The lab accepted an order: a debit of what the order costs. */
  'charge',
  /** The lab granted a remake for its own fault: a credit of what the remake costs. */
  'remakeCredit',
  /** The account paid: a credit. */
  'payment',
  /** The lab corrects the account: a debit or a credit. */
  'adjustment',
  /** Takes back one earlier entry: the same amount on the other side. */
  'reversal',
]);
export type EntryKind = z.infer<typeof entryKind>;
