import * as z from 'zod/mini';
import { rials } from '../vocabulary/money.ts';
import { orderText } from '../vocabulary/storable-text.ts';
import { askedSteps, chequeStates } from './cheque-steps.ts';
import { entryLimits } from './entry-limits.ts';

/** What the lab does with a cheque, by the id of its payment's entry; the step's id is the idempotency key. */
export const chequeStepAsked = z.strictObject({
  account: z.uuid(),
  cheque: z.uuid(),
  step: z.enum(askedSteps),
  /** Such as why the bank did not pay it. */
  note: z._default(orderText(entryLimits.note).check(z.trim()), ''),
});
export type ChequeStepAsked = z.infer<typeof chequeStepAsked>;

/** A cheque in a list. */
export const listedCheque = z.strictObject({
  /** Of its payment's entry. */
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
