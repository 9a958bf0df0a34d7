/** Progress of an order sent from this device; `held`: it waits in memory alone. */
export type SentPhase = 'waiting' | 'held' | 'sending' | 'sent' | 'refused';

export type SentFacts = {
  /** Still queued on this device and not marked for deletion. */
  isQueued: boolean;
  /** The device did not store it. */
  isInMemory: boolean;
  /** A request for it is in progress. */
  isSending: boolean;
  /** Last known outcome. */
  fate: 'sent' | 'refused' | 'deleted' | undefined;
};

/** Null if deleted or about to be. The queue outranks an earlier outcome. */
export function sentPhase({ isQueued, isInMemory, isSending, fate }: SentFacts): SentPhase | null {
  if (isQueued && !isSending) return isInMemory ? 'held' : 'waiting';
  if (isQueued) return 'sending';
  return fate === 'sent' || fate === 'refused' ? fate : null;
}
