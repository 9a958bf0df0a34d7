import type { EventName } from './event-name.ts';
import type { UndoEffect } from './transition.ts';

/** Hours from a step of the lab until which it can be taken back. */
export const revertHours = 24;

/**
 * The lab's steps that it can take back, and what that does besides leading back to the status before. Not those by which
 * something exists that others may have acted on, such as a remake.
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
