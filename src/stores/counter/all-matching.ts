import { atom, computed } from 'nanostores';
import { withQuery } from '../../api/api-path.ts';
import { counterPaths } from '../../api/counter/paths.ts';
import { $choiceQuery } from '../orders/list-choice.ts';
import { $orders } from '../orders/orders.ts';
import { readOwn } from '../shell/read-own.ts';
import { onOtherPerson } from '../shell/session.ts';
import {
  $selected,
  $selectedOrders,
  clearSelection,
  orderKey,
  orderSelection,
  selectAllShown,
} from './selection.ts';

/** How many orders pass the filters, by these: null where the server does not count them, or counts no further. */
type Matching = { query: string; count: number | null };

const $counted = atom<Matching | null>(null);

/** Whether all orders that pass the filters are selected, those that were not read yet too. */
export const $isAllMatching = atom(false);

/** How many orders pass the filters; null where that is not known. */
export const $matchingCount = computed([$counted, $choiceQuery], (counted, query) =>
  counted?.query === query ? counted.count : null,
);

/** Whether all orders that are shown are selected, and there are more that pass. */
export const $canSelectAll = computed(
  [$orders, $selected, $isAllMatching],
  (list, selected, isAll) => {
    if (isAll || !list?.next) return false;
    return list.orders.every((order) => selected[orderKey(order)] === true);
  },
);

/** How many orders are selected; null where all that match are, and it is not known how many. */
export const $chosenCount = computed(
  [$isAllMatching, $matchingCount, $orders, $selectedOrders],
  (isAll, matching, list, { length }) => {
    if (!isAll) return length;
    return matching === null ? null : matching - ((list?.orders.length ?? 0) - length);
  },
);

/** Counts what passes the filters, for who is about to select it. */
export async function countMatching(): Promise<void> {
  const query = $choiceQuery.get();
  if (query === null || $counted.get()?.query === query) return;
  const own = await readOwn(withQuery(counterPaths.matching, query));
  if (own.kind !== 'read') return;
  const { count, most } = own.value;
  $counted.set({ query, count: count !== null && count < most ? count : null });
}

/** Selects all orders that pass the filters. What is taken out of the selection afterwards is left out. */
export function selectAllMatching(): void {
  selectAllShown();
  $isAllMatching.set(true);
}

/** Selects what is shown; once more, all that pass the filters. */
export function selectAll(): void {
  if ($canSelectAll.get()) selectAllMatching();
  else selectAllShown();
}

/** The orders that are shown and were taken out of the selection. */
export function leftOutOrders(): { account: string; id: string }[] {
  const orders = $orders.get()?.orders ?? [];
  return orders
    .filter((order) => !orderSelection.isSelected(orderKey(order)))
    .map(({ account, id }) => ({ account: account.id, id }));
}

/** Ends the selection of all; nothing is selected then. */
export function clearAllMatching(): void {
  $isAllMatching.set(false);
  clearSelection();
}

// What is read on belongs to the selection of all.
let known = new Set<string>();
$orders.listen((list) => {
  const keys = (list?.orders ?? []).map(orderKey);
  if ($isAllMatching.get()) {
    for (const key of keys) {
      if (!known.has(key) && !orderSelection.isSelected(key)) $selected.setKey(key, true);
    }
  }
  known = new Set(keys);
});
$choiceQuery.listen(() => {
  if ($isAllMatching.get()) clearAllMatching();
  $counted.set(null);
});
onOtherPerson(() => {
  $isAllMatching.set(false);
  $counted.set(null);
});
