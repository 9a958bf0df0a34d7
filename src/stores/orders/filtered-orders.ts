import { atom } from 'nanostores';
import type { OrderCountsAnswer } from '../../api/orders/contract.ts';
import { orderPaths } from '../../api/orders/paths.ts';
import { $acts } from '../shell/changes.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';
import { $choiceQuery, followChoice } from './list-choice.ts';
import { $ordersReading, readMoreOrders, readOrders } from './orders.ts';

/** Orders in each state, regardless of the list's filters; null until the first response. */
export const $orderCounts = atom<OrderCountsAnswer | null>(null);

onOtherPerson(() => $orderCounts.set(null));

/** Orders per request. */
const pageSize = 25;

let isCounting = false;
let isCountWanted = false;

/**
 * Reads the counts once the list, which users wait for, has been read. Calls during a read lead to a single further
 * read, because the pending response may be older than the change that caused the call.
 */
export async function readCounts(): Promise<void> {
  isCountWanted = true;
  if (isCounting || $ordersReading.get() !== 'done') return;
  isCounting = true;
  isCountWanted = false;
  const own = await readOwn(orderPaths.counts);
  isCounting = false;
  if (own.kind === 'read') $orderCounts.set(own.value);
  if (isCountWanted) await readCounts();
}

// Reads counts that were requested while the list was being read.
$ordersReading.listen((outcome) => {
  if (outcome === 'done' && isCountWanted) void readCounts();
});

/** Reads the counts if they are missing because filters changed during the first read of the list. */
async function readMissingCounts(): Promise<void> {
  if (!$orderCounts.get()) await readCounts();
}

/** Reads the newest orders that pass the current filters. */
export async function readFilteredOrders(): Promise<void> {
  const query = $choiceQuery.get();
  if (query !== null) await readOrders(pageSize, query);
}

/** Reads the next page of the list on screen. */
export function readMoreFilteredOrders(): Promise<void> {
  return readMoreOrders(pageSize);
}

/** Repeats a pending read of the list: its response may predate the user's action and would undo it on screen. */
function readAfterAct(): void {
  if ($ordersReading.get() === 'reading') void readFilteredOrders();
  void readCounts();
}

/** Keeps the list and the counts up to date, also when the filters change, until the returned function is called. */
export function followFilteredOrders(): () => void {
  const unfollowChoice = followChoice();
  const unfollowQuery = $choiceQuery.listen(
    () => void readFilteredOrders().then(readMissingCounts),
  );
  const stop = keepFresh(
    () => void readFilteredOrders().then(readCounts),
    () => true,
  );
  const forgetActs = $acts.listen(readAfterAct);
  return () => {
    stop();
    forgetActs();
    unfollowQuery();
    unfollowChoice();
  };
}
