import { atom, computed, map } from 'nanostores';
import type { OrderSummary } from '../../domain/order/order.ts';
import { $orders } from '../orders/orders.ts';
import { $signedIn } from '../shell/session.ts';
import { $moved } from './results.ts';

/** Two accounts may use the same id. */
export const orderKey = ({ id, account }: Pick<OrderSummary, 'id' | 'account'>): string =>
  `${account.id}/${id}`;

/** The selected orders by key: a map, so that a row follows its own key alone. */
export const $selected = map<Record<string, true | undefined>>({});

/** The row from which a range is selected. */
const $anchor = atom<string | null>(null);

const listed = () => $orders.get()?.orders ?? [];

/** The selected orders as the list has them, in its order. */
export const $selectedOrders = computed([$selected, $orders], (selected, list) =>
  (list?.orders ?? []).filter((order) => selected[orderKey(order)]),
);

export function isSelected(order: OrderSummary): boolean {
  return $selected.get()[orderKey(order)] === true;
}

/** Selects an order or takes it out of the selection; the next range begins here. */
export function toggleSelected(order: OrderSummary): void {
  const key = orderKey(order);
  $selected.setKey(key, isSelected(order) ? undefined : true);
  $anchor.set(key);
}

/** Selects all orders between the one last selected and this one. */
export function selectTo(order: OrderSummary): void {
  const keys = listed().map(orderKey);
  const to = keys.indexOf(orderKey(order));
  const from = keys.indexOf($anchor.get() ?? '');
  const range = keys.slice(Math.min(from < 0 ? to : from, to), Math.max(from, to) + 1);
  $selected.set({ ...$selected.get(), ...Object.fromEntries(range.map((key) => [key, true])) });
}

/** Selects these orders and no others. */
export function selectOnly(keys: readonly string[]): void {
  $selected.set(Object.fromEntries(keys.map((key) => [key, true])));
}

export function selectAllShown(): void {
  selectOnly(listed().map(orderKey));
}

/** Selects the orders that were moved on last, to take them a step further. */
export function selectMovedAgain(): void {
  const moved = $moved.get().map(orderKey);
  if (moved.length > 0) selectOnly(moved);
}

export function clearSelection(): void {
  $selected.set({});
  $anchor.set(null);
}

export function deselect(key: string): void {
  if ($selected.get()[key]) $selected.setKey(key, undefined);
}

$signedIn.listen((signedIn, before) => {
  if (signedIn?.user.id !== before?.user.id) clearSelection();
});

// Nobody moves an order that the list does not show any more.
$orders.listen((list) => {
  const selected = Object.keys($selected.get()).filter((key) => $selected.get()[key]);
  const shown = new Set(list?.orders.map(orderKey));
  const kept = selected.filter((key) => shown.has(key));
  if (kept.length < selected.length) selectOnly(kept);
});
