import * as z from 'zod/mini';
import { accountRole } from '../vocabulary/account.ts';
import { namingText } from './account-details.ts';

/** Lengths of a person's name and username, in UTF-16 code units. */
export const personLimits = { name: 64, username: { min: 3, max: 64 } } as const;

/** What is typed to sign in: letters, digits and `. _ - + @`, so that it can be read out on the telephone. */
export const newUsername = z
  .string()
  .check(
    z.minLength(personLimits.username.min),
    z.maxLength(personLimits.username.max),
    z.regex(/^[\p{L}\p{M}\p{N}._+@-]+$/u),
  );

/** Someone who is to sign in for an account; the id is made by the client. */
export const newPerson = z.strictObject({
  id: z.uuid(),
  name: namingText(personLimits.name),
  username: newUsername,
  accountRole,
});
export type NewPerson = z.infer<typeof newPerson>;

/** What can be changed of a person. */
export const personChange = z.strictObject({
  name: namingText(personLimits.name),
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
  /** When the link ends by which the person can set a password; null without one. */
  linkUntil: z.nullable(z.iso.datetime()),
});
export type Person = z.infer<typeof person>;

/** Why a field of a person is refused although its form is right: `params.fault` of the issue. */
export type PersonFault = 'taken' | 'lastOwner' | 'self';
