import type { LabStep } from './next-step.ts';
import type { OrderEvent } from './order-event.ts';

/** What became of moving one of many orders. */
export type MoveOutcome =
  | { kind: 'sending' }
  | { kind: 'moved'; step: LabStep; promisedFor: string | null }
  /** The step was taken back. */
  | { kind: 'undone' }
  /** Someone acted on it first. */
  | { kind: 'overtaken'; news: readonly OrderEvent[] }
  /** The lab has no next step with it now. */
  | { kind: 'stays' }
  | { kind: 'refused' }
  /** It may or may not have arrived; trying again is safe. */
  | { kind: 'unknown'; why: 'offline' | 'failed' };
