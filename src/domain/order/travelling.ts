import type { OrderState } from '../lifecycle/order-state.ts';
import type { HoldReason } from '../lifecycle/reasons.ts';
import type { Rials } from '../vocabulary/money.ts';
import { type PreorderSum, sumPreorders } from './preorder-totals.ts';

/** The parts of an order that decide whether it travels with the rest of its group. */
export type Travelling = {
  id: string;
  state: OrderState;
  heldFor?: HoldReason | undefined;
  promisedFor: string | null;
  total: Rials | null;
};

/**
 * Where an order of a group is: yet to leave the lab; waiting for stock, in which case the others do not wait for it;
 * gone; or given up.
 */
export type Whereabouts = 'toLeave' | 'waits' | 'gone' | 'ended';

const ofStates: Partial<Record<OrderState, Whereabouts>> = {
  shipped: 'gone',
  delivered: 'gone',
  remake: 'gone',
  rejected: 'ended',
  cancelled: 'ended',
};

/** Where an order of a group is; one that waits for pieces counts as waiting in any state. */
export function whereabouts({
  state,
  heldFor,
}: Pick<Travelling, 'state' | 'heldFor'>): Whereabouts {
  return heldFor === 'backOrder' ? 'waits' : (ofStates[state] ?? 'toLeave');
}

/**
 * The day promised for everything that travels together: the latest of its promises. Null while one of them has no
 * promise, or fewer than two have yet to leave.
 */
export function sharedDay(group: readonly Travelling[]): string | null {
  const toLeave = group.filter((order) => whereabouts(order) === 'toLeave');
  const promised = toLeave.flatMap(({ promisedFor }) => promisedFor ?? []);
  if (promised.length < 2 || promised.length < toLeave.length) return null;
  return promised.reduce((last, day) => (day > last ? day : last));
}

/** Total price of a group in rials, excluding orders that were given up. */
export const sumParcel = (group: readonly Travelling[]): PreorderSum =>
  sumPreorders(group.filter((order) => whereabouts(order) !== 'ended').map(({ total }) => total));

type Grouped = { parcel?: { id: string; orders: number } | undefined };

/** The distinct ids of these orders' groups. */
export const parcelsOf = (orders: readonly Grouped[]): string[] => [
  ...new Set(orders.flatMap(({ parcel }) => parcel?.id ?? [])),
];

/** For the groups of the orders in a delivery: the orders that could join it, and those that cannot yet. */
export function leftBehind<Each extends Pick<Travelling, 'id' | 'state' | 'heldFor'>>(
  taken: readonly { id: string }[],
  groups: readonly Each[],
): { ready: Each[]; notReady: Each[] } {
  const ids = new Set(taken.map(({ id }) => id));
  const left = groups.filter((order) => !ids.has(order.id) && whereabouts(order) === 'toLeave');
  const ready = left.filter(({ state }) => state === 'ready');
  return { ready, notReady: left.filter(({ state }) => state !== 'ready') };
}
