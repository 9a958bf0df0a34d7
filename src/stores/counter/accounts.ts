import { atom, computed } from 'nanostores';
import type { AccountsAnswer } from '../../api/accounts/contract.ts';
import { accountPaths } from '../../api/accounts/paths.ts';
import { withQuery } from '../../api/api-path.ts';
import { $choice } from '../orders/list-choice.ts';
import { $orders } from '../orders/orders.ts';
import { debounce } from '../shell/debounce.ts';
import { readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';

export type Account = AccountsAnswer['accounts'][number];

/** Accounts whose name contains the typed text; null while searching, `failed` without an answer. */
export const $accounts = atom<readonly Account[] | 'failed' | null>(null);

/** Wait after the last key, ms. */
const pause = 200;

/** The latest request: a response to an earlier one is stale. */
let asked = '';

const read = (query: Record<string, string>) =>
  readOwn(withQuery(accountPaths.accounts, new URLSearchParams(query)));

/** Searches for accounts immediately. */
export async function findAccounts(text: string): Promise<void> {
  findOncePaused.cancel();
  asked = text;
  $accounts.set(null);
  const own = await read({ text });
  if (own.kind === 'outdated' || asked !== text) return;
  $accounts.set(own.kind === 'read' ? own.value.accounts : 'failed');
}

const findOncePaused = debounce(findAccounts, pause);

/** Searches for accounts once typing pauses. Those found by an earlier text are no answer to this one. */
export function typeAccount(text: string): void {
  asked = text;
  $accounts.set(null);
  findOncePaused(text);
}

/** The chosen account as it was looked up; the list names it only if it has orders. */
const $lookedUp = atom<Account | null>(null);

/** The name of the account the list is filtered by; empty for all accounts, or until it is known. */
export const $accountName = computed([$choice, $orders, $lookedUp], ({ account }, list, found) => {
  const listed = list?.orders.find((order) => order.account.id === account)?.account;
  return listed?.name ?? (found?.id === account ? found.name : '');
});

/** Notes the name of an account that was chosen from the list. */
export function noteAccount(account: Account): void {
  $lookedUp.set(account);
}

/** Looks up the name of the account in the address, until the returned function is called. */
export function followAccountName(): () => void {
  return $choice.subscribe(({ account }) => {
    if (account === '' || $accountName.get() !== '') return;
    void read({ id: account }).then((own) => {
      const [found] = own.kind === 'read' ? own.value.accounts : [];
      if (found) $lookedUp.set(found);
    });
  });
}

onOtherPerson(() => {
  $accounts.set(null);
  $lookedUp.set(null);
});
