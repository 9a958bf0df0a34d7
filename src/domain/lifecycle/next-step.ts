import type { OrderState } from './order-state.ts';
import { findTransition, submittedStatus } from './order-status.ts';

/**
 * The lab's steps from a new order to a shipped one. Whether an order can take one depends only on data shown in lists,
 * so that many orders can be advanced together.
 */
export const labSteps = ['accept', 'start', 'inspect', 'pass', 'ship'] as const;
export type LabStep = (typeof labSteps)[number];

type Listed = {
  state: OrderState;
  /** Rials; null while any part has no price. */
  total: number | null;
};

/**
 * The lab's next step for an order; null if there is none now, because of an open question, a missing price or the
 * order being over.
 */
export function nextStep({ state, total }: Listed): LabStep | null {
  const status = { ...submittedStatus(total), state };
  return labSteps.find((step) => findTransition(status, 'lab', step) !== null) ?? null;
}

/** How many of the orders can take each step, in step order. Steps none can take are left out. */
export function stepsOf(orders: readonly Listed[]): { step: LabStep; count: number }[] {
  const next = orders.map(nextStep);
  return labSteps
    .map((step) => ({ step, count: next.filter((each) => each === step).length }))
    .filter(({ count }) => count > 0);
}

/** The steps that priced orders in these states can take; all steps if no states are given. */
export function stepsFrom(states: readonly OrderState[]): readonly LabStep[] {
  if (states.length === 0) return labSteps;
  const next = states.map((state) => nextStep({ state, total: 0 }));
  return labSteps.filter((step) => next.includes(step));
}
