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

/** Number of orders matching a query; null if the server does not count them or stopped counting. */
type Matching = { query: string; count: number | null };

const $counted = atom<Matching | null>(null);

/** Whether all matching orders are selected, including those not yet loaded. */
export const $isAllMatching = atom(false);

/** Number of matching orders; null if unknown. */
export const $matchingCount = computed([$counted, $choiceQuery], (counted, query) =>
  counted?.query === query ? counted.count : null,
);

/** Whether all shown orders are selected and more match. */
export const $canSelectAll = computed(
  [$orders, $selected, $isAllMatching],
  (list, selected, isAll) => {
    if (isAll || !list?.next) return false;
    return list.orders.every((order) => selected[orderKey(order)] === true);
  },
);

/** Number of selected orders; null if all matching are selected and their number is unknown. */
export const $chosenCount = computed(
  [$isAllMatching, $matchingCount, $orders, $selectedOrders],
  (isAll, matching, list, { length }) => {
    if (!isAll) return length;
    return matching === null ? null : matching - ((list?.orders.length ?? 0) - length);
  },
);

/** Counts the matching orders before they are selected. */
export async function countMatching(): Promise<void> {
  const query = $choiceQuery.get();
  if (query === null || $counted.get()?.query === query) return;
  const own = await readOwn(withQuery(counterPaths.matching, query));
  if (own.kind !== 'read') return;
  const { count, most } = own.value;
  $counted.set({ query, count: count !== null && count < most ? count : null });
}

/** Selects all matching orders. Orders deselected afterwards are excluded. */
export function selectAllMatching(): void {
  selectAllShown();
  $isAllMatching.set(true);
}

/** Selects all shown orders; called again, all matching ones. */
export function selectAll(): void {
  if ($canSelectAll.get()) selectAllMatching();
  else selectAllShown();
}

/** The shown orders that were deselected. */
export function leftOutOrders(): { account: string; id: string }[] {
  const orders = $orders.get()?.orders ?? [];
  return orders
    .filter((order) => !orderSelection.isSelected(orderKey(order)))
    .map(({ account, id }) => ({ account: account.id, id }));
}

/** Ends the selection of all matching orders and selects nothing. */
export function clearAllMatching(): void {
  $isAllMatching.set(false);
  clearSelection();
}

// Newly loaded orders are part of the selection.
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
