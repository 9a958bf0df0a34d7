import type { AccountAnswer, AccountRow } from '../../../src/api/accounts/contract.ts';
import type { Person } from '../../../src/domain/accounts/person.ts';
import type { StoredAccount } from '../../db/accounts/account-details.ts';
import type { ListedAccount } from '../../db/accounts/list-accounts.ts';
import type { StoredPerson } from '../../db/accounts/people.ts';

type RowColumns = Omit<ListedAccount, 'id' | 'key'>;

/** An account as a row in the lab's list. */
export function accountRow({ id, ...columns }: RowColumns & { id: string }): AccountRow {
  const { name, tier, creditLimit, contactName, phone, email } = columns;
  return {
    id,
    name,
    tier,
    creditLimit,
    contact: { name: contactName, phone, email },
    createdAt: columns.createdAt.toISOString(),
    suspendedAt: columns.suspendedAt?.toISOString() ?? null,
  };
}

/** An account and its people. */
export function accountAnswer(
  account: StoredAccount,
  people: readonly StoredPerson[],
): AccountAnswer {
  const { mostLines, mostPieces, ordersPerMinute, addresses } = account;
  return {
    ...accountRow({ ...account, id: account.accountId }),
    limits: { lines: mostLines, pieces: mostPieces, ordersPerMinute },
    addresses,
    people: people.map(personAnswer),
  };
}

/** A person who signs in for an account. */
export function personAnswer({ id, name, username, ...columns }: StoredPerson): Person {
  return {
    id,
    name,
    username,
    accountRole: columns.accountRole,
    isActive: columns.deactivatedAt === null,
    hasPassword: columns.hasPassword,
    hasSecondFactor: columns.secondFactor,
    linkUntil: columns.linkUntil?.toISOString() ?? null,
  };
}
