import { labDayStart } from '../ledger/lab-day-start.ts';
import type { OrderState } from '../lifecycle/order-state.ts';
import type { FirstPair } from '../rx/draft/draft.ts';
import type { Issue } from '../vocabulary/issue.ts';
import { labDay } from '../vocabulary/lab-day.ts';
import type { OrderKind, PlacedRx } from './order.ts';

/** An order chosen as the first pair of another one. */
export type NamedPair = {
  kind: OrderKind;
  state: OrderState;
  isRemake: boolean;
  /** Whether it is a second pair itself. */
  isSecond: boolean;
  /** The number of its second pair; null if it has none. */
  takenBy: string | null;
};

/** States in which an order is neither a first nor a second pair. */
export const overStates: readonly OrderState[] = ['cancelled', 'rejected'];

/** Why an order cannot be a first pair. */
export type PairFault =
  /** The account has no such order. */
  | 'unknownOrder'
  /** It is a remake, of another kind, or a second pair itself. */
  | 'notFirstPair'
  /** It is cancelled or rejected. */
  | 'firstPairOver'
  /** It already has a second pair, order `number`. */
  | 'pairTaken';

function faultOf({ kind, state, isRemake, isSecond, takenBy }: NamedPair): PairFault | null {
  if (kind !== 'rx' || isRemake || isSecond) return 'notFirstPair';
  if (overStates.includes(state)) return 'firstPairOver';
  return takenBy === null ? null : 'pairTaken';
}

/** What is wrong with choosing an order as the first pair; pass undefined if the account has no such order. */
export function checkFirstPair(named: NamedPair | undefined): Issue[] {
  const fault = named ? faultOf(named) : 'unknownOrder';
  return fault ? [pairIssue(fault, named?.takenBy)] : [];
}

/** The fault is a parameter, so that the code every order screen loads does not contain all of them. */
export function pairIssue(fault: PairFault, number?: string | null): Issue {
  return { path: 'firstPair', code: 'invalid', params: { fault, ...(number && { number }) } };
}

/** When the day on which a first pair was placed began at the lab; both in ms since 1970. */
export const sinceOf = (placedAt: number): number => Date.parse(labDayStart(labDay(placedAt)));

/** An order as the first pair of a new one. */
export function asFirstPair(
  order: Pick<PlacedRx, 'id' | 'number' | 'placedAt' | 'patient' | 'reference'>,
): FirstPair {
  const { id, number, placedAt, patient, reference } = order;
  const since = sinceOf(Date.parse(placedAt));
  return { id, number, customer: patient || reference, since, countsAt: null };
}

/** The order as the first pair of a new one; null if it cannot be one. */
export function firstPairOf(order: PlacedRx): FirstPair | null {
  const { state, remakeOf, pair } = order;
  const fault = faultOf({
    kind: 'rx',
    state,
    isRemake: remakeOf !== null,
    isSecond: pair?.first !== undefined,
    takenBy: pair?.second?.number ?? null,
  });
  return fault ? null : asFirstPair(order);
}

/** The first pair that a correction of a second pair keeps. */
export function keptPairOf({ pair, placedAt, patient, reference }: PlacedRx): FirstPair | null {
  if (!pair?.first) return null;
  const { id, number } = pair.first;
  const since = sinceOf(Date.parse(pair.first.placedAt));
  return { id, number, customer: patient || reference, since, countsAt: Date.parse(placedAt) };
}
