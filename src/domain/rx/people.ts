import * as z from 'zod/mini';
import { mobileForm } from '../typed/mobile.ts';
import { textLimits } from '../vocabulary/limits.ts';
import { orderText } from '../vocabulary/storable-text.ts';

const named = orderText(textLimits.people);

/** Who issued and receives a prescription, and where the glasses go. Unknown texts are empty. */
export const people = z.strictObject({
  prescriber: named,
  /** The day of the prescription, `2026-11-23`. */
  prescribedOn: z.nullable(z.iso.date()),
  /** The customer's number, in the format of `readMobile`; empty for none. */
  mobile: z.union([z.literal(''), z.string().check(z.regex(mobileForm))]),
  insurance: named,
  /** The account's branch to deliver to, by the account's own name for it. */
  branch: named,
});
export type People = z.infer<typeof people>;

export const noPeople: People = {
  prescriber: '',
  prescribedOn: null,
  mobile: '',
  insurance: '',
  branch: '',
};
