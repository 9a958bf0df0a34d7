import type { Rials } from '../vocabulary/money.ts';
import { type DeviceOwner, maySend, type Preorder } from './preorder.ts';

/** The result of checking a pre-order against the device's copy of the catalogue and stock. */
export type PreorderCheck = {
  /** `unchecked`: there is no catalogue or stock list yet. */
  kind: 'ready' | 'incomplete' | 'warnings' | 'unchecked';
  /** Number of fields to correct. */
  issues: number;
  /** Total at today's prices, in rials; null is "price on request", undefined while prices are unknown. */
  total: Rials | null | undefined;
};

/** Why a pre-order has not reached the lab; null if it only has to be sent. */
export type PreorderWait =
  /** The lab is being asked whether it has the order, before it is deleted. */
  | 'deletion'
  | 'answer'
  | 'signIn'
  /** Another user of the account sent it, so only their session may deliver it. */
  | 'otherUser'
  | 'network'
  /** The lab's server has no room for more orders. */
  | 'labFull'
  /** It is queued in the outbox. */
  | 'turn'
  | 'keyReused'
  /** It was deleted, either here or on another device that read it from a file. */
  | 'wasDeleted'
  /** The order it corrects has moved on: it can be sent as a new order or dropped. */
  | 'overtaken'
  | 'mend'
  /** The shop has not seen today's total yet. */
  | 'newPrice'
  | 'incomplete'
  /** Warnings to confirm on its screen. */
  | 'warnings'
  /** The lab has to quote a price first. */
  | 'unpriced';

/** What the device knows in addition to the record. */
export type WaitFacts = {
  session: DeviceOwner | null;
  isSending: boolean;
  isReachable: boolean;
  isLabFull: boolean;
  check: PreorderCheck | undefined;
};

/** What a pre-order waits for; null if only for somebody to send it. */
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

/** Whether it is a correction that came too late, because the lab accepted the order or someone else changed it. */
export const isOvertaken = ({ corrects, refusal }: Preorder): boolean =>
  corrects !== null && overtaken.includes(refusal);

/** Whether the lab rejected it only because of its price, which the device may know by now. */
export function isOnlyPrice({ state, issues }: Preorder): boolean {
  return (
    state === 'refused' && issues.length > 0 && issues.every(({ code }) => code === 'priceChanged')
  );
}

/** Whether the saved total no longer applies. A total that was unknown when saved is simply shown. */
export function hasNewPrice({ total }: Preorder, check: PreorderCheck | undefined): boolean {
  return total !== null && check?.total !== undefined && check.total !== total;
}

/** The total to show and agree to: today's if known, else the saved one. */
export function shownTotal({ total }: Preorder, check: PreorderCheck | undefined): Rials | null {
  return check?.total === undefined ? total : check.total;
}

/** Whether it can be sent from the list, possibly after confirming the price. */
export function canBeSent(wait: PreorderWait | null): boolean {
  return wait === null || wait === 'newPrice' || wait === 'unpriced';
}
