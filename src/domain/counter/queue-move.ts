import type { LabStep } from '../lifecycle/next-step.ts';
import type { ShopStep } from '../lifecycle/shop-step.ts';

/** What many orders are moved by: one step, or for the lab each by its own next one. */
export type MoveStep = LabStep | ShopStep | 'next';

/**
 * What became of one order of a move. `overtaken`: it changed after the move was requested; `stays`: it cannot
 * take the step; `refused`: the step was not accepted.
 */
export const queueOutcomes = ['moved', 'overtaken', 'stays', 'refused'] as const;
export type QueueOutcome = (typeof queueOutcomes)[number];

/** Orders that can be taken out of a selection of all that match. */
export const mostLeftOut = 500;

/** Orders that can be selected one by one for a move. */
export const mostNamed = 500;
