import * as z from 'zod/mini';
import { rials } from '../vocabulary/money.ts';
import { sentId } from '../vocabulary/sent-id.ts';
import { orderText } from '../vocabulary/storable-text.ts';
import { askedSteps, chequeStates } from './cheque-steps.ts';
import { entryLimits } from './entry-limits.ts';

/** A step the lab takes with a cheque, identified by its payment entry's id. The step's id is the idempotency key. */
export const chequeStepAsked = z.strictObject({
  account: sentId,
  cheque: sentId,
  step: z.enum(askedSteps),
  /** For example, why the bank did not pay. */
  note: z._default(orderText(entryLimits.note).check(z.trim()), ''),
});
export type ChequeStepAsked = z.infer<typeof chequeStepAsked>;

/** A cheque as listed. */
export const listedCheque = z.strictObject({
  /** Id of its payment entry. */
  id: z.uuid(),
  account: z.strictObject({ id: z.uuid(), name: z.string() }),
  amount: rials,
  sayad: z.string(),
  bank: z.string(),
  due: z.iso.date(),
  state: z.enum(chequeStates),
  /** When it was received. */
  at: z.iso.datetime(),
  note: z.string(),
});
export type ListedCheque = z.infer<typeof listedCheque>;
