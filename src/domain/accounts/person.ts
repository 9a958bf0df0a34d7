import * as z from 'zod/mini';
import { accountRole } from '../vocabulary/account.ts';
import { namingText } from './account-details.ts';
import { longestName } from './typed-person.ts';
import { usernameForm, usernameLimits } from './username-form.ts';

/** What is typed to sign in. */
const newUsername = z
  .string()
  .check(z.minLength(usernameLimits.min), z.maxLength(usernameLimits.max), z.regex(usernameForm));

/** Someone who is to sign in for an account; the id is made by the client. */
export const newPerson = z.strictObject({
  id: z.uuid(),
  name: namingText(longestName),
  username: newUsername,
  accountRole,
});
export type NewPerson = z.infer<typeof newPerson>;

/** What can be changed of a person. */
export const personChange = z.strictObject({
  name: namingText(longestName),
  accountRole,
  isActive: z.boolean(),
});
export type PersonChange = z.infer<typeof personChange>;

/** Someone who signs in for an account. */
export const person = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  username: z.string(),
  accountRole,
  isActive: z.boolean(),
  /** Whether a password was ever set; until then only a link lets the person in. */
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** When the link ends by which the person can set a password; null without one. */
  linkUntil: z.nullable(z.iso.datetime()),
});
export type Person = z.infer<typeof person>;
