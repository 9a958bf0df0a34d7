import * as z from 'zod/mini';
import { accountRole } from '../vocabulary/account.ts';
import { namingText } from './account-details.ts';
import { longestName } from './typed-person.ts';
import { usernameForm, usernameLimits } from './username-form.ts';

/** A username for signing in. */
const newUsername = z
  .string()
  .check(z.minLength(usernameLimits.min), z.maxLength(usernameLimits.max), z.regex(usernameForm));

/** A person to be given access to an account. The client creates the id. */
export const newPerson = z.strictObject({
  id: z.uuid(),
  name: namingText(longestName),
  username: newUsername,
  accountRole,
});
export type NewPerson = z.infer<typeof newPerson>;

/** The changeable properties of a person. */
export const personChange = z.strictObject({
  name: namingText(longestName),
  accountRole,
  isActive: z.boolean(),
});
export type PersonChange = z.infer<typeof personChange>;

/** A person who signs in for an account. */
export const person = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  username: z.string(),
  accountRole,
  isActive: z.boolean(),
  /** Whether a password was ever set. Until then the person can only sign in with a link. */
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** When the person's password link expires; null if there is none. */
  linkUntil: z.nullable(z.iso.datetime()),
});
export type Person = z.infer<typeof person>;
