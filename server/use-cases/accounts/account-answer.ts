import type { AccountAnswer, AccountRow } from '../../../src/api/accounts/contract.ts';
import type { Person } from '../../../src/domain/accounts/person.ts';
import type { StoredAccount } from '../../db/accounts/account-details.ts';
import type { ListedAccount } from '../../db/accounts/list-accounts.ts';
import type { StoredPerson } from '../../db/accounts/people.ts';

type RowColumns = Omit<ListedAccount, 'id' | 'key'>;

/** An account as a row of the lab's list. */
export function accountRow({ id, ...columns }: RowColumns & { id: string }): AccountRow {
  const { name, tier, credit_limit, contact_name, phone, email } = columns;
  return {
    id,
    name,
    tier,
    creditLimit: credit_limit,
    contact: { name: contact_name, phone, email },
    createdAt: columns.created_at.toISOString(),
    suspendedAt: columns.suspended_at?.toISOString() ?? null,
  };
}

/** An account and its people. */
export function accountAnswer(
  account: StoredAccount,
  people: readonly StoredPerson[],
): AccountAnswer {
  const { most_lines, most_pieces, orders_per_minute, addresses } = account;
  return {
    ...accountRow({ ...account, id: account.account_id }),
    limits: { lines: most_lines, pieces: most_pieces, ordersPerMinute: orders_per_minute },
    addresses,
    people: people.map(personAnswer),
  };
}

/** Someone who signs in for an account. */
export function personAnswer({ id, name, username, ...columns }: StoredPerson): Person {
  return {
    id,
    name,
    username,
    accountRole: columns.account_role,
    isActive: columns.deactivated_at === null,
    hasPassword: columns.has_password,
    hasSecondFactor: columns.second_factor,
    linkUntil: columns.link_until?.toISOString() ?? null,
  };
}
