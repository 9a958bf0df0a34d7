import type { LabStep } from './next-step.ts';
import type { OrderEvent } from './order-event.ts';

/** The outcome for one of many orders being moved. */
export type MoveOutcome =
  | { kind: 'sending' }
  | { kind: 'moved'; step: LabStep; promisedFor: string | null }
  /** The step was undone. */
  | { kind: 'undone' }
  /** Someone else changed it first. */
  | { kind: 'overtaken'; news: readonly OrderEvent[] }
  /** The lab has no next step for it now. */
  | { kind: 'stays' }
  | { kind: 'refused' }
  /** It may or may not have arrived; retrying is safe. */
  | { kind: 'unknown'; why: 'offline' | 'failed' };
