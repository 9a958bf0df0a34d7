/** Progress of an order sent from this device. */
export type SentPhase = 'waiting' | 'sending' | 'sent' | 'refused';

export type SentFacts = {
  /** Still queued on this device and not marked for deletion. */
  isQueued: boolean;
  /** A request for it is in progress. */
  isSending: boolean;
  /** Last known outcome. */
  fate: 'sent' | 'refused' | 'deleted' | undefined;
};

/** Null if deleted or about to be. The queue outranks an earlier outcome. */
export function sentPhase({ isQueued, isSending, fate }: SentFacts): SentPhase | null {
  if (isQueued) return isSending ? 'sending' : 'waiting';
  return fate === 'sent' || fate === 'refused' ? fate : null;
}
