/**
 * Progress of an order sent from this device. `waiting`: for a connection; `queued`: for its turn; `held`: only in
 * memory; `signIn`: for its user to sign in; `labFull`: the lab has no room for it.
 */
export type SentPhase =
  | 'waiting'
  | 'queued'
  | 'held'
  | 'signIn'
  | 'labFull'
  | 'sending'
  | 'sent'
  | 'refused';

export type SentFacts = {
  /** Whether it is still queued on this device and not marked for deletion. */
  isQueued: boolean;
  /** Whether the device failed to store it. */
  isInMemory: boolean;
  /** Whether anyone is signed in on this device. */
  isSignedIn: boolean;
  /** Whether the lab's server had no room at the last attempt. */
  isLabFull: boolean;
  /** Whether the lab can be reached, as far as known. */
  isOnline: boolean;
  /** Whether a request for it is in progress. */
  isSending: boolean;
  /** Last known outcome. */
  fate: 'sent' | 'refused' | 'deleted' | undefined;
};

/** Null if deleted or about to be. The queue takes precedence over an earlier outcome. */
export function sentPhase(facts: SentFacts): SentPhase | null {
  const { isQueued, isSending, fate } = facts;
  if (isQueued) return isSending ? 'sending' : waitingPhase(facts);
  return fate === 'sent' || fate === 'refused' ? fate : null;
}

function waitingPhase({ isInMemory, isSignedIn, isLabFull, isOnline }: SentFacts): SentPhase {
  if (isInMemory) return 'held';
  if (!isSignedIn) return 'signIn';
  if (isLabFull) return 'labFull';
  return isOnline ? 'queued' : 'waiting';
}
