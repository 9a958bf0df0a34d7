import * as z from 'zod/mini';
import { accountDetails, namingText } from '../accounts/account-details.ts';
import { longestName } from '../accounts/typed-person.ts';
import { mobileForm } from '../typed/mobile.ts';
import { accountRole, role } from '../vocabulary/account.ts';

const language = z.enum(['fa', 'en']);

/** What users change of themselves. */
export const profileChange = z.strictObject({
  name: namingText(longestName),
  /** As `readMobile` reads it; empty for none. */
  mobile: z.union([z.literal(''), z.string().check(z.regex(mobileForm))]),
  /** Of messages that are sent to the user outside the panel. */
  language,
});
export type ProfileChange = z.infer<typeof profileChange>;

/** A user, and what the user may know of the own account. */
export const ownProfile = z.strictObject({
  username: z.string(),
  role,
  accountRole,
  ...profileChange.shape,
  account: z.strictObject({
    name: z.string(),
    contact: accountDetails.shape.contact,
    addresses: accountDetails.shape.addresses,
    /** What one order may hold; null for the lab, which places none. */
    limits: z.nullable(accountDetails.shape.limits),
  }),
});
export type OwnProfile = z.infer<typeof ownProfile>;
