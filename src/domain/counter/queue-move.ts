import type { LabStep } from '../lifecycle/next-step.ts';

/** What many orders are moved by: one step, or each by its own next one. */
export type MoveStep = LabStep | 'next';

/**
 * What became of one order of a move. `overtaken`: it changed after the move was requested; `stays`: it cannot
 * take the step; `refused`: the step was not accepted.
 */
export const queueOutcomes = ['moved', 'overtaken', 'stays', 'refused'] as const;
export type QueueOutcome = (typeof queueOutcomes)[number];

/** Orders that can be taken out of a selection of all that match. */
export const mostLeftOut = 500;
