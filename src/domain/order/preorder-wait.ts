import type { Rials } from '../vocabulary/money.ts';
import { type DeviceOwner, maySend, type Preorder } from './preorder.ts';

/** A pre-order judged by what the device knows of today's catalogue and stock. */
export type PreorderCheck = {
  /** `unchecked`: there is no catalogue or stock list yet to check it against. */
  kind: 'ready' | 'incomplete' | 'warnings' | 'unchecked';
  /** Number of fields to correct. */
  issues: number;
  /** Total by today's prices, in rials; null is "price on request", undefined while prices are not known. */
  total: Rials | null | undefined;
};

/** What a pre-order waits for before the lab has it; null when a press of Send is all it needs. */
export type PreorderWait =
  /** The lab is asked whether it has the order before it is deleted. */
  | 'deletion'
  | 'answer'
  | 'signIn'
  /** Another user of the account sent it: only their session may carry it. */
  | 'otherUser'
  | 'network'
  /** The lab's server has no room for it. */
  | 'labFull'
  /** Its turn in the outbox. */
  | 'turn'
  | 'keyReused'
  /** Another device that had it from a file, or this one, deleted it. */
  | 'wasDeleted'
  /** The order that it corrects has moved on: it can be sent as a new one, or dropped. */
  | 'overtaken'
  | 'mend'
  /** The shop has not seen today's total. */
  | 'newPrice'
  | 'incomplete'
  /** Warnings to confirm on its screen. */
  | 'warnings'
  /** The lab names the price first. */
  | 'unpriced';

/** What the device knows in addition to the record. */
export type WaitFacts = {
  session: DeviceOwner | null;
  isSending: boolean;
  isReachable: boolean;
  isLabFull: boolean;
  check: PreorderCheck | undefined;
};

export function waitOf(preorder: Preorder, facts: WaitFacts): PreorderWait | null {
  return preorder.state === 'queued' ? waitInQueue(preorder, facts) : waitHere(preorder, facts);
}

function waitInQueue(preorder: Preorder, facts: WaitFacts): PreorderWait {
  if (preorder.isWithdrawn) return 'deletion';
  if (facts.isSending) return 'answer';
  if (!facts.session) return 'signIn';
  if (!maySend(preorder, facts.session)) return 'otherUser';
  if (!facts.isReachable) return 'network';
  if (facts.isLabFull) return 'labFull';
  return preorder.isTried ? 'answer' : 'turn';
}

function waitHere(preorder: Preorder, { session, check }: WaitFacts): PreorderWait | null {
  if (preorder.refusal === 'keyReused') return 'keyReused';
  if (preorder.refusal === 'withdrawn') return 'wasDeleted';
  if (isOvertaken(preorder)) return 'overtaken';
  if (hasNewPrice(preorder, check)) return 'newPrice';
  if (preorder.state === 'refused' && !isOnlyPrice(preorder)) return 'mend';
  if (check?.kind === 'incomplete' || check?.kind === 'warnings') return check.kind;
  if (!session) return 'signIn';
  return check?.total === null ? 'unpriced' : null;
}

const overtaken: readonly (string | null)[] = ['notAllowed', 'changed', 'notFound'];

/** Whether it is a correction that came too late: the lab accepted the order, or somebody else acted on it. */
export const isOvertaken = ({ corrects, refusal }: Preorder): boolean =>
  corrects !== null && overtaken.includes(refusal);

/** Whether the lab refused it only for its price, which the device may know by now. */
export function isOnlyPrice({ state, issues }: Preorder): boolean {
  return (
    state === 'refused' && issues.length > 0 && issues.every(({ code }) => code === 'priceChanged')
  );
}

/** Whether the total that was saved no longer holds. A total that was not known then is simply shown. */
export function hasNewPrice({ total }: Preorder, check: PreorderCheck | undefined): boolean {
  return total !== null && check?.total !== undefined && check.total !== total;
}

/** The total to show and to agree to: today's where it is known, else the one that was saved. */
export function shownTotal({ total }: Preorder, check: PreorderCheck | undefined): Rials | null {
  return check?.total === undefined ? total : check.total;
}

/** Whether it can be sent from the list, after a confirmation where the price asks for one. */
export function canBeSent(wait: PreorderWait | null): boolean {
  return wait === null || wait === 'newPrice' || wait === 'unpriced';
}
