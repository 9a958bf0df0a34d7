import * as z from 'zod/mini';
import { accountDetails, namingText } from '../accounts/account-details.ts';
import { longestName } from '../accounts/typed-person.ts';
import { mobileForm } from '../typed/mobile.ts';
import { accountRole, role } from '../vocabulary/account.ts';

const language = z.enum(['fa', 'en']);

/** What users can change about themselves. */
export const profileChange = z.strictObject({
  name: namingText(longestName),
  /** In the format of `readMobile`; empty for none. */
  mobile: z.union([z.literal(''), z.string().check(z.regex(mobileForm))]),
  /** Language of messages sent to the user outside the panel. */
  language,
});
export type ProfileChange = z.infer<typeof profileChange>;

/** A user, with what they may know about their own account. */
export const ownProfile = z.strictObject({
  username: z.string(),
  role,
  accountRole,
  ...profileChange.shape,
  account: z.strictObject({
    name: z.string(),
    contact: accountDetails.shape.contact,
    addresses: accountDetails.shape.addresses,
    /** Limits of one order; null for the lab, which places none. */
    limits: z.nullable(accountDetails.shape.limits),
  }),
});
export type OwnProfile = z.infer<typeof ownProfile>;
