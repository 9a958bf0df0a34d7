import * as z from 'zod/mini';
import { orderText } from '../vocabulary/storable-text.ts';
import { askedSteps } from './cheque-steps.ts';
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
