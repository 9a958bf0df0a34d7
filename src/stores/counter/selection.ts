import { computed } from 'nanostores';
import type { OrderSummary } from '../../domain/order/order.ts';
import { createSelection } from '../lists/selection.ts';
import { $orders } from '../orders/orders.ts';
import { onOtherPerson } from '../shell/session.ts';
import { $moved } from './results.ts';

/** Key of an order: two accounts may use the same id. */
export const orderKey = ({ id, account }: Pick<OrderSummary, 'id' | 'account'>): string =>
  `${account.id}/${id}`;

const $listed = computed($orders, (list) => (list?.orders ?? []).map(orderKey));

export const orderSelection = createSelection($listed);

/** The selected orders by key. */
export const { $selected, selectOnly, deselect } = orderSelection;

export const clearSelection = orderSelection.clear;

/** The selected orders as the list has them, in its order. */
export const $selectedOrders = computed([$selected, $orders], (selected, list) =>
  (list?.orders ?? []).filter((order) => selected[orderKey(order)]),
);

export const toggleSelected = (order: OrderSummary): void => orderSelection.toggle(orderKey(order));

/** Selects all orders between the one last selected and this one. */
export const selectTo = (order: OrderSummary): void => orderSelection.selectTo(orderKey(order));

export function selectAllShown(): void {
  selectOnly($listed.get());
}

/** Selects the orders that were moved on last, to take them a step further. */
export function selectMovedAgain(): void {
  const moved = $moved.get().map(orderKey);
  if (moved.length > 0) selectOnly(moved);
}

onOtherPerson(() => clearSelection());
