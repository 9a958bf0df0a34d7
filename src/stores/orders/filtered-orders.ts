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
 * Reads the counts after the list, which people wait for. All requests during a read are answered
 * by one more read: the pending response may be older than the change it was asked for.
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

// Asked for while the list was being read.
$ordersReading.listen((outcome) => {
  if (outcome === 'done' && isCountWanted) void readCounts();
});

/** Reads them where filters that were chosen during the first reading of the list have kept them from being read. */
async function readMissingCounts(): Promise<void> {
  if (!$orderCounts.get()) await readCounts();
}

/** Reads the newest orders of the present choice. */
export async function readFilteredOrders(): Promise<void> {
  const query = $choiceQuery.get();
  if (query !== null) await readOrders(pageSize, query);
}

/** Reads the next page of the list as it is shown. */
export function readMoreFilteredOrders(): Promise<void> {
  return readMoreOrders(pageSize);
}

/** The answer of a reading that is under way may be of before the act, and would put the order back. */
function readAfterAct(): void {
  if ($ordersReading.get() === 'reading') void readFilteredOrders();
  void readCounts();
}

/** Keeps the list and the counts up to date while the screen is open, also when the filters change. */
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
