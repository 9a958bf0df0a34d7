import type { LabStep } from '../lifecycle/next-step.ts';
import type { ShopStep } from '../lifecycle/shop-step.ts';

/** The step for moving many orders: one step for all or, for the lab, each order's own next step. */
export type MoveStep = LabStep | ShopStep | 'next';

/**
 * The result for one order of a move. `overtaken`: it changed after the move was requested; `stays`: the step is not
 * possible in its state; `refused`: the step was rejected.
 */
export const queueOutcomes = ['moved', 'overtaken', 'stays', 'refused'] as const;
export type QueueOutcome = (typeof queueOutcomes)[number];

/** Most orders that can be excluded when everything that matches is selected. */
export const mostLeftOut = 500;

/** Most orders that can be selected individually for a move. */
export const mostNamed = 500;
