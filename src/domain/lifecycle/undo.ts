import type { EventName } from './event-name.ts';
import type { UndoEffect } from './transition.ts';

/** How long the lab can undo a step, in hours. */
export const revertHours = 24;

/**
 * The steps the lab can undo, with the side effects of doing so. Excludes steps that create something others may have
 * acted on, such as a remake.
 */
export const undoings: Partial<Record<EventName, readonly UndoEffect[]>> = {
  accept: ['uncharge'],
  quote: [],
  reject: ['retakeStock', 'recharge'],
  start: [],
  inspect: [],
  redo: [],
  break: ['returnReplacement'],
  pass: [],
  ship: ['leaveDelivery'],
  ask: [],
  resume: [],
  cancel: ['retakeStock', 'recharge'],
  refuseRemake: [],
};
