import { atom } from 'nanostores';
import { withQuery } from '../../api/api-path.ts';
import { ledgerPaths } from '../../api/ledger/paths.ts';
import { orderPaths } from '../../api/orders/paths.ts';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import type { Standing } from '../../domain/ledger/standing.ts';
import { inWholeToman } from '../../domain/ledger/whole-toman-tax.ts';
import type { OrderSummary } from '../../domain/order/order.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';
import { openAccount } from './account.ts';

/** The first of an account's orders of a kind, and whether there are more. */
export type FirstOrders = { orders: readonly OrderSummary[]; hasMore: boolean };

/** What an account's page shows beside the account itself; a part that could not be read is null. */
export type AccountParts = {
  /** Of the account. */
  id: string;
  standing: Standing | null;
  /** Orders that are on hold or quoted, and so wait for an answer. */
  waiting: FirstOrders | null;
  latest: FirstOrders | null;
  /** The last entries of the ledger, newest first. */
  entries: readonly LedgerEntry[] | null;
};

/** Null until all of them were asked for. */
export const $accountParts = atom<AccountParts | null>(null);

onOtherPerson(() => $accountParts.set(null));

/** How many the page shows of each. */
const [mostWaiting, mostLatest, mostEntries] = [8, 6, 5];

/** Whose page is open. */
let opened = '';

type Query = Record<string, string>;

async function readOrders(query: Query): Promise<FirstOrders | null> {
  const own = await readOwn(withQuery(orderPaths.orders, new URLSearchParams(query)));
  if (own.kind !== 'read') return null;
  return { orders: own.value.orders, hasMore: own.value.next !== null };
}

async function readStanding(account: string): Promise<Standing | null> {
  const own = await readOwn(ledgerPaths.standing(account));
  return own.kind === 'read' ? own.value : null;
}

async function readEntries(query: Query): Promise<readonly LedgerEntry[] | null> {
  const own = await readOwn(withQuery(ledgerPaths.statement, new URLSearchParams(query)));
  return own.kind === 'read' ? inWholeToman(own.value, 'newestFirst').entries : null;
}

/** Reads all parts again. What was read before still serves where a later reading fails. */
export async function readAccountParts(): Promise<void> {
  const account = opened;
  const [standing, waiting, latest, entries] = await Promise.all([
    readStanding(account),
    readOrders({ account, state: 'onHold,quoted', limit: String(mostWaiting) }),
    readOrders({ account, limit: String(mostLatest) }),
    readEntries({ account, limit: String(mostEntries) }),
  ]);
  if (account !== opened) return;
  const before = $accountParts.get();
  $accountParts.set({
    id: account,
    standing: standing ?? before?.standing ?? null,
    waiting: waiting ?? before?.waiting ?? null,
    latest: latest ?? before?.latest ?? null,
    entries: entries ?? before?.entries ?? null,
  });
}

/** Reads the open account again, with all parts. */
export async function readAccountPage(): Promise<void> {
  await Promise.all([openAccount(opened), readAccountParts()]);
}

/** Keeps an account and what its page shows up to date while it is open. */
export function followAccount(id: string): () => void {
  opened = id;
  if ($accountParts.get()?.id !== id) $accountParts.set(null);
  return keepFresh(
    () => void readAccountPage(),
    ({ accountId }) => accountId === id,
  );
}
