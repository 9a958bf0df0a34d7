import * as z from 'zod/mini';
import { rials } from '../vocabulary/money.ts';
import { mostRials } from '../vocabulary/most-rials.ts';
import { sentDay } from '../vocabulary/sent-day.ts';
import { sentId } from '../vocabulary/sent-id.ts';
import { orderText } from '../vocabulary/storable-text.ts';
import { entryLimits } from './entry-limits.ts';
import { mostReceipts } from './transfer-limits.ts';
import { transferStates } from './transfer-state.ts';

const text = (max: number) => orderText(max).check(z.trim());

/** A transfer reported by a shop. The report's id is the idempotency key. */
export const transferAsked = z.strictObject({
  /** Rials. */
  amount: z.int().check(z.gte(1), z.lte(mostRials)),
  tracking: text(entryLimits.reference).check(z.minLength(1)),
  /** The day of the transfer at the lab. */
  on: sentDay,
  note: z._default(text(entryLimits.note), ''),
  /** Ids of pictures of the receipt, already uploaded. */
  photos: z._default(z.array(sentId).check(z.maxLength(mostReceipts)), []),
});
export type TransferAsked = z.infer<typeof transferAsked>;

/** A reported transfer and its state. */
export const transfer = z.strictObject({
  id: z.uuid(),
  account: z.strictObject({ id: z.uuid(), name: z.string() }),
  at: z.iso.datetime(),
  amount: rials,
  tracking: z.string(),
  on: z.iso.date(),
  note: z.string(),
  photos: z.array(z.uuid()),
  /** Who reported it. */
  by: z.string(),
  state: z.enum(transferStates),
  /** When the lab decided; null until then. */
  decidedAt: z.nullable(z.iso.datetime()),
  /** Why it was rejected. */
  reason: z.string(),
});
export type Transfer = z.infer<typeof transfer>;

/** The lab's decision on a reported transfer. Confirming it adds a payment to the statement. */
export const transferDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('confirm'), account: sentId }),
  z.strictObject({
    decision: z.literal('refuse'),
    account: sentId,
    reason: text(entryLimits.note).check(z.minLength(1)),
  }),
]);
export type TransferDecision = z.infer<typeof transferDecision>;
