import type { AccountRole } from '../vocabulary/account.ts';
import { usernameForm, usernameLimits } from './username-form.ts';

/** A person of an account as typed. Only a new person has a username to type. */
export interface TypedPerson {
  name: string;
  username: string;
  accountRole: AccountRole;
  isActive: boolean;
}

export type PersonField = keyof TypedPerson;

/** Why the server rejects a well-formed field of a person: `params.fault` of the issue. */
export type PersonFault = 'taken' | 'lastOwner' | 'self';

/** Why a field of a person is rejected. */
export type TypedPersonFault = 'required' | 'usernameForm' | 'tooLong' | PersonFault;

/** Maximum name length in UTF-16 code units. */
export const longestName = 64;

/**
 * What is wrong with a typed person, as far as a device can tell. Only the server knows whether a username is taken.
 */
export function faultsOfPerson(
  { name, username }: TypedPerson,
  { isNew }: { isNew: boolean },
): Partial<Record<PersonField, TypedPersonFault>> {
  const nameFault = faultOfName(name.trim());
  const usernameFault = isNew ? faultOfUsername(username.trim()) : undefined;
  return {
    ...(nameFault && { name: nameFault }),
    ...(usernameFault && { username: usernameFault }),
  };
}

function faultOfName(name: string): TypedPersonFault | undefined {
  if (name === '') return 'required';
  return name.length > longestName ? 'tooLong' : undefined;
}

function faultOfUsername(username: string): TypedPersonFault | undefined {
  if (username === '') return 'required';
  const { min, max } = usernameLimits;
  const isSound = username.length >= min && username.length <= max && usernameForm.test(username);
  return isSound ? undefined : 'usernameForm';
}
