import { atom } from 'nanostores';
import { type ApiPath, type Readable, withQuery } from '../../api/api-path.ts';
import { ledgerPaths } from '../../api/ledger/paths.ts';
import { orderPaths } from '../../api/orders/paths.ts';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import type { Standing } from '../../domain/ledger/standing.ts';
import { inWholeToman } from '../../domain/ledger/whole-toman-tax.ts';
import type { OrderSummary } from '../../domain/order/order.ts';
import { withJitter } from '../live/wait.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { type OwnAnswer, type ReadState, readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';
import { $accountReading, openAccount } from './account.ts';

/** The first of an account's orders of a kind, and whether there are more. */
export type FirstOrders = { orders: readonly OrderSummary[]; hasMore: boolean };

/** The parts of an account's page other than the account itself; null for a part that could not be read. */
export type AccountParts = {
  /** Id of the account. */
  id: string;
  standing: Standing | null;
  /** Orders on hold or quoted, which wait for the shop's answer. */
  waiting: FirstOrders | null;
  latest: FirstOrders | null;
  /** The last entries of the ledger, newest first. */
  entries: readonly LedgerEntry[] | null;
};

/** Null until every part has been requested. */
export const $accountParts = atom<AccountParts | null>(null);

onOtherPerson(() => $accountParts.set(null));

/** Number of rows the page shows of each. */
const [mostWaiting, mostLatest, mostEntries] = [8, 6, 5];

/** Id of the account whose page is open. */
let opened = '';

/** Shortest and longest pause before a failed read is retried, ms. */
const [firstPause, longestPause] = [1_000, 60_000];

type Query = Record<string, string>;

/** Whether a retry may succeed. */
const isLost = (state: ReadState) => state === 'offline' || state === 'failed';

/** A part, null if it could not be read, and whether a retry may still bring it. */
interface Asked<Part> {
  part: Part | null;
  isLost: boolean;
}

async function readPart<Of extends Readable, Part>(
  path: ApiPath<Of>,
  shown: (value: Of['GET']) => Part,
): Promise<Asked<Part>> {
  const own: OwnAnswer<Of['GET']> = await readOwn(path);
  if (own.kind === 'read') return { part: shown(own.value), isLost: false };
  return { part: null, isLost: own.kind === 'unread' && isLost(own.problem) };
}

const readOrders = (query: Query): Promise<Asked<FirstOrders>> =>
  readPart(withQuery(orderPaths.orders, new URLSearchParams(query)), ({ orders, next }) => ({
    orders,
    hasMore: next !== null,
  }));

const readEntries = (query: Query): Promise<Asked<readonly LedgerEntry[]>> =>
  readPart(
    withQuery(ledgerPaths.statement, new URLSearchParams(query)),
    (statement) => inWholeToman(statement, 'newestFirst').entries,
  );

// Numbers of the reads: the answers to an earlier one may arrive last.
let [asking, answered] = [0, 0];

/** Reads all parts again; false if one got no answer. A part that cannot be read keeps its previous value. */
export async function readAccountParts(): Promise<boolean> {
  const account = opened;
  asking += 1;
  const turn = asking;
  const [standing, waiting, latest, entries] = await Promise.all([
    readPart(ledgerPaths.standing(account), (read) => read),
    readOrders({ account, state: 'onHold,quoted', limit: String(mostWaiting) }),
    readOrders({ account, limit: String(mostLatest) }),
    readEntries({ account, limit: String(mostEntries) }),
  ]);
  if (account !== opened || turn < answered) return true;
  answered = turn;
  const before = $accountParts.get();
  $accountParts.set({
    id: account,
    standing: standing.part ?? before?.standing ?? null,
    waiting: waiting.part ?? before?.waiting ?? null,
    latest: latest.part ?? before?.latest ?? null,
    entries: entries.part ?? before?.entries ?? null,
  });
  return ![standing, waiting, latest, entries].some((asked) => asked.isLost);
}

/** Reads the open account and all parts again; false if any of it got no answer. */
export async function readAccountPage(): Promise<boolean> {
  const [, isWhole] = await Promise.all([openAccount(opened), readAccountParts()]);
  return isWhole && !isLost($accountReading.get());
}

/** Keeps an account's page up to date while it is open, and retries whatever got no answer. */
export function followAccount(id: string): () => void {
  opened = id;
  if ($accountParts.get()?.id !== id) $accountParts.set(null);
  let failures = 0;
  let isOver = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const read = async () => {
    clearTimeout(retry);
    const isWhole = await readAccountPage();
    clearTimeout(retry);
    failures = isWhole ? 0 : failures + 1;
    if (isWhole || isOver) return;
    const pause = Math.min(firstPause * 2 ** (failures - 1), longestPause);
    retry = setTimeout(() => void read(), withJitter(pause));
  };
  const stop = keepFresh(
    () => void read(),
    ({ accountId }) => accountId === id,
  );
  return () => {
    isOver = true;
    clearTimeout(retry);
    stop();
  };
}
