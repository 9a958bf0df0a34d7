import type { AccountDetails } from './account-details.ts';
import {
  type AccountFault,
  newTypedDetails,
  readTypedAccount,
  type TypedAccount,
} from './typed-account.ts';
import { faultsOfPerson, type TypedPersonFault } from './typed-person.ts';

type AccountKind = 'Shop' | 'Customer';

/** A new account as the lab types it, with its first owner. */
export interface NewTypedAccount extends TypedAccount {
  kind: AccountKind;
  ownerName: string;
  ownerUsername: string;
}

/** Initial contents of the new-account form. */
export const newTypedAccount: NewTypedAccount = {
  ...newTypedDetails,
  kind: 'Shop',
  ownerName: '',
  ownerUsername: '',
};

/** The new account to add. */
interface AddedAccount {
  details: AccountDetails;
  kind: AccountKind;
  owner: { id: string; name: string; username: string };
}

/** Reads a new account from the form and gives its owner this id. Returns faults by field if anything is invalid. */
export function readNewAccount(
  typed: NewTypedAccount,
  ownerId: string,
): { added: AddedAccount } | { faults: Record<string, AccountFault | TypedPersonFault> } {
  const { kind, ownerName: name, ownerUsername: username } = typed;
  const owner = { name, username, accountRole: 'Owner', isActive: true } as const;
  const { name: nameFault, username: usernameFault } = faultsOfPerson(owner, { isNew: true });
  const read = readTypedAccount(typed);
  const faults = {
    ...(nameFault && { ownerName: nameFault }),
    ...(usernameFault && { ownerUsername: usernameFault }),
    ...('faults' in read && read.faults),
  };
  if ('faults' in read || Object.keys(faults).length > 0) return { faults };
  const added = { id: ownerId, name: name.trim(), username: username.trim() };
  return { added: { details: read.details, kind, owner: added } };
}
