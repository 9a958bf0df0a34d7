import type { OrderState } from '../lifecycle/order-state.ts';
import type { HoldReason } from '../lifecycle/reasons.ts';
import type { Rials } from '../vocabulary/money.ts';
import { type PreorderSum, sumPreorders } from './preorder-totals.ts';

/** What of an order says whether it travels with the others of its group. */
export type Travelling = {
  id: string;
  state: OrderState;
  heldFor?: HoldReason | undefined;
  promisedFor: string | null;
  total: Rials | null;
};

/**
 * Where an order of a group is: still to leave the lab; waiting for stock, for which the others do not wait; gone; or
 * given up.
 */
export type Whereabouts = 'toLeave' | 'waits' | 'gone' | 'ended';

const ofStates: Partial<Record<OrderState, Whereabouts>> = {
  shipped: 'gone',
  delivered: 'gone',
  remake: 'gone',
  rejected: 'ended',
  cancelled: 'ended',
};

export function whereabouts({
  state,
  heldFor,
}: Pick<Travelling, 'state' | 'heldFor'>): Whereabouts {
  return heldFor === 'backOrder' ? 'waits' : (ofStates[state] ?? 'toLeave');
}

/**
 * The day for which all that travels together is promised: the last of its promises. Null while one of them has no
 * promise, or fewer than two are still to leave.
 */
export function sharedDay(group: readonly Travelling[]): string | null {
  const toLeave = group.filter((order) => whereabouts(order) === 'toLeave');
  const promised = toLeave.flatMap(({ promisedFor }) => promisedFor ?? []);
  if (promised.length < 2 || promised.length < toLeave.length) return null;
  return promised.reduce((last, day) => (day > last ? day : last));
}

/** What a group costs, in rials, without what was given up. */
export const sumParcel = (group: readonly Travelling[]): PreorderSum =>
  sumPreorders(group.filter((order) => whereabouts(order) !== 'ended').map(({ total }) => total));

type Grouped = { parcel?: { id: string; orders: number } | undefined };

/** The ids of the groups that orders were sent with, each once. */
export const parcelsOf = (orders: readonly Grouped[]): string[] => [
  ...new Set(orders.flatMap(({ parcel }) => parcel?.id ?? [])),
];

/** Of the groups of what a delivery takes along: what could go along too, and what can not yet. */
export function leftBehind<Each extends Pick<Travelling, 'id' | 'state' | 'heldFor'>>(
  taken: readonly { id: string }[],
  groups: readonly Each[],
): { ready: Each[]; notReady: Each[] } {
  const ids = new Set(taken.map(({ id }) => id));
  const left = groups.filter((order) => !ids.has(order.id) && whereabouts(order) === 'toLeave');
  const ready = left.filter(({ state }) => state === 'ready');
  return { ready, notReady: left.filter(({ state }) => state !== 'ready') };
}
