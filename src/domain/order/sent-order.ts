/** Where an order that was sent from this device is: waiting on the device, on its way, accepted, or refused. */
export type SentPhase = 'waiting' | 'sending' | 'sent' | 'refused';

/** What the device knows of an order that was queued. */
export type SentFacts = {
  /** Its record on this device is queued and not to be deleted. */
  isQueued: boolean;
  /** A request with it is under way. */
  isSending: boolean;
  /** What the lab said of it, or what became of it otherwise. */
  fate: 'sent' | 'refused' | 'deleted' | undefined;
};

/** Null for an order that is deleted, or about to be. What is queued now outweighs what became of it before. */
export function sentPhase({ isQueued, isSending, fate }: SentFacts): SentPhase | null {
  if (isQueued) return isSending ? 'sending' : 'waiting';
  return fate === 'sent' || fate === 'refused' ? fate : null;
}
