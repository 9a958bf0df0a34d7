import { labDayStart } from '../ledger/lab-day-start.ts';
import type { OrderState } from '../lifecycle/order-state.ts';
import type { FirstPair } from '../rx/draft/draft.ts';
import type { Issue } from '../vocabulary/issue.ts';
import { labDay } from '../vocabulary/lab-day.ts';
import type { OrderKind, PlacedRx } from './order.ts';

/** An order that is named as the first pair of another one. */
export type NamedPair = {
  kind: OrderKind;
  state: OrderState;
  isRemake: boolean;
  /** Whether it is the second pair of an order itself. */
  isSecond: boolean;
  /** The number of its second pair; null if it has none. */
  takenBy: string | null;
};

/** States in which an order is nobody’s first or second pair. */
export const overStates: readonly OrderState[] = ['cancelled', 'rejected'];

/** Why an order cannot be a first pair. */
export type PairFault =
  /** The account has no such order. */
  | 'unknownOrder'
  /** It is a remake, of another kind, or a second pair itself. */
  | 'notFirstPair'
  /** It was cancelled or rejected. */
  | 'firstPairOver'
  /** Order `number` is its second pair already. */
  | 'pairTaken';

function faultOf({ kind, state, isRemake, isSecond, takenBy }: NamedPair): PairFault | null {
  if (kind !== 'rx' || isRemake || isSecond) return 'notFirstPair';
  if (overStates.includes(state)) return 'firstPairOver';
  return takenBy === null ? null : 'pairTaken';
}

/** What is wrong with naming an order as the first pair; undefined is one that the account does not have. */
export function checkFirstPair(named: NamedPair | undefined): Issue[] {
  const fault = named ? faultOf(named) : 'unknownOrder';
  return fault ? [pairIssue(fault, named?.takenBy)] : [];
}

/** The rule is a parameter, so that what every screen of orders loads does not name it. */
export function pairIssue(fault: PairFault, number?: string | null): Issue {
  return { path: 'firstPair', code: 'invalid', params: { fault, ...(number && { number }) } };
}

/** When the day began at the lab on which a first pair was placed; both ms since 1970. */
export const sinceOf = (placedAt: number): number => Date.parse(labDayStart(labDay(placedAt)));

/** An order as the first pair of one that is begun. */
export function asFirstPair(
  order: Pick<PlacedRx, 'id' | 'number' | 'placedAt' | 'patient' | 'reference'>,
): FirstPair {
  const { id, number, placedAt, patient, reference } = order;
  const since = sinceOf(Date.parse(placedAt));
  return { id, number, customer: patient || reference, since, countsAt: null };
}

/** The order as the first pair of one that is begun; null if it cannot be one. */
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

/** What a correction of a second pair keeps of its first one. */
export function keptPairOf({ pair, placedAt, patient, reference }: PlacedRx): FirstPair | null {
  if (!pair?.first) return null;
  const { id, number } = pair.first;
  const since = sinceOf(Date.parse(pair.first.placedAt));
  return { id, number, customer: patient || reference, since, countsAt: Date.parse(placedAt) };
}
