import type { EventName } from './event-name.ts';
import type { UndoEffect } from './transition.ts';

/** For so many hours a step of the lab can be taken back. */
export const revertHours = 24;

/**
 * The steps that the lab can take back, with the side effects of doing so. Steps that create something others may have
 * acted on, such as a remake, are not among them.
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
