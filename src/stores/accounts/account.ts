import type { AccountAnswer, NewAccountRequest } from '../../api/accounts/contract.ts';
import { accountPaths } from '../../api/accounts/paths.ts';
import type { AccountDetails } from '../../domain/accounts/account-details.ts';
import { mergeDetails } from '../../domain/accounts/merge-details.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { type ChangeResult, changeOwn, issuesOf, whyUnchanged } from '../shell/change-own.ts';
import { createOwnReading } from '../shell/own-reading.ts';
import { readOwn } from '../shell/read-own.ts';
import { accountList } from './accounts.ts';

export type Account = AccountAnswer;

const reading = createOwnReading(accountPaths.account, (account) => account);

/** The account that is open; null until it is read. */
export const { $value: $account, $reading: $accountReading } = reading;

let opened = '';

/** Opens an account. */
export async function openAccount(id: string): Promise<void> {
  if (id !== opened) $account.set(null);
  opened = id;
  await reading.read(id);
}

/** Result of saving; `issues` are by field. */
export type AccountSaving =
  | { kind: 'done'; account: Account }
  | { kind: 'faulty'; issues: readonly Issue[] }
  | { kind: 'offline' | 'failed' };

function follow(saved: ChangeResult<AccountAnswer>): AccountSaving {
  if (saved.kind !== 'done') {
    const issues = issuesOf(saved);
    return issues ? { kind: 'faulty', issues } : { kind: whyUnchanged(saved) };
  }
  const account = saved.value;
  if (account.id === opened) $account.set(account);
  void accountList.reload();
  return { kind: 'done', account };
}

/** Adds an account under its id, once, however often it is sent. */
export async function addAccount(id: string, body: NewAccountRequest): Promise<AccountSaving> {
  const path = accountPaths.accounts;
  return follow(await changeOwn(path, { method: 'POST', key: id, body }));
}

/**
 * Saves what the user changed of an account, without undoing what someone else has changed since `before`. `unread`: the
 * account could not be read first, so nothing was sent.
 */
export async function saveAccount(
  id: string,
  before: AccountDetails,
  typed: AccountDetails,
): Promise<AccountSaving | { kind: 'unread' }> {
  const own = await readOwn(accountPaths.account(id));
  if (own.kind !== 'read') {
    return { kind: own.kind === 'unread' && own.problem === 'offline' ? 'offline' : 'unread' };
  }
  const body = mergeDetails(before, typed, own.value);
  return follow(await changeOwn(accountPaths.account(id), { method: 'PUT', body }));
}

/** Suspends an account, or brings it back. */
export async function setSuspended(id: string, isSuspended: boolean): Promise<AccountSaving> {
  const change = { method: 'PUT', body: { isSuspended } } as const;
  return follow(await changeOwn(accountPaths.suspension(id), change));
}
