import type { OrderState } from './order-state.ts';
import { findTransition, submittedStatus } from './order-status.ts';

/**
 * The lab's steps from a new order to a shipped one. Which of them an order can take follows from
 * what a list shows of it, so that many orders can be advanced together.
 */
export const labSteps = ['accept', 'start', 'inspect', 'pass', 'ship'] as const;
export type LabStep = (typeof labSteps)[number];

type Listed = {
  state: OrderState;
  /** Rials; null while some part has no price. */
  total: number | null;
};

/** The lab's next step with an order; null if it has none now: a question is open, a price is missing, it is over. */
export function nextStep({ state, total }: Listed): LabStep | null {
  const status = { ...submittedStatus(total), state };
  return labSteps.find((step) => findTransition(status, 'lab', step) !== null) ?? null;
}

/** How many of the orders can take each step, in the order of the steps; steps that none can take are left out. */
export function stepsOf(orders: readonly Listed[]): { step: LabStep; count: number }[] {
  const next = orders.map(nextStep);
  return labSteps
    .map((step) => ({ step, count: next.filter((each) => each === step).length }))
    .filter(({ count }) => count > 0);
}

/** The steps that orders in some of the states can take if they have a price; of no states, those of any. */
export function stepsFrom(states: readonly OrderState[]): readonly LabStep[] {
  if (states.length === 0) return labSteps;
  const next = states.map((state) => nextStep({ state, total: 0 }));
  return labSteps.filter((step) => next.includes(step));
}
