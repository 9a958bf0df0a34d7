import * as z from 'zod/mini';
import { mostRials } from '../vocabulary/most-rials.ts';
import { sentId } from '../vocabulary/sent-id.ts';
import { orderText } from '../vocabulary/storable-text.ts';
import { entryLimits } from './entry-limits.ts';
import { paymentMeans } from './payment-means.ts';

const text = (max: number) => orderText(max).check(z.trim());
const account = sentId;
const reference = text(entryLimits.reference).check(z.minLength(1));
const note = z._default(text(entryLimits.note), '');

/** An entry the lab makes by hand. Orders charge and credit the account only through their events. */
export const enteredEntry = z.discriminatedUnion('kind', [
  /** A payment by the account: a credit, in rials. */
  z.strictObject({
    kind: z.literal('payment'),
    account,
    amount: z.int().check(z.gte(1), z.lte(mostRials)),
    /** A tracking or document number. `paymentIssue` checks what each means of payment requires. */
    reference: z._default(text(entryLimits.reference), ''),
    note,
    /** The means of payment, if known. */
    means: z.optional(paymentMeans),
  }),
  /** Rials: above 0 a debit, which raises what the account owes; below 0 a credit. */
  z.strictObject({
    kind: z.literal('adjustment'),
    account,
    amount: z
      .int()
      .check(z.gte(-mostRials), z.lte(mostRials))
      .check(z.refine((amount) => amount !== 0)),
    reference,
    note,
  }),
  /** Reverses the entry with this id, only once. A reversal cannot be reversed. */
  z.strictObject({
    kind: z.literal('reversal'),
    account,
    entry: sentId,
    reference: z._default(text(entryLimits.reference), ''),
    note,
  }),
]);
export type EnteredEntry = z.infer<typeof enteredEntry>;
