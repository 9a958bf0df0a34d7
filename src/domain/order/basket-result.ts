import type { Rials } from '../vocabulary/money.ts';

/** The result of sending one of several pre-orders. */
export type BasketResult =
  | { kind: 'sending' }
  /** The lab has it. */
  | { kind: 'sent' }
  /** Stored on the device, to be sent automatically. */
  | { kind: 'queued'; why: 'network' | 'labFull' | 'signIn' | 'answer' }
  /** The lab rejected it; the fields are marked on its screen. */
  | { kind: 'refused' }
  | { kind: 'incomplete' }
  /** It has warnings to confirm on its screen. */
  | { kind: 'warnings' }
  /** Today's total differs from the saved one. */
  | { kind: 'newPrice'; before: Rials | null; total: Rials | null }
  | { kind: 'unpriced' }
  | { kind: 'signedOut' }
  | { kind: 'openElsewhere' }
  | { kind: 'noCatalogue' }
  /** An error in the code or the device; nothing was sent. */
  | { kind: 'failed' };

/** Whether the pre-order will be sent once the shop confirms the current total. */
export function asksToConfirm({ kind }: BasketResult): boolean {
  return kind === 'newPrice' || kind === 'unpriced';
}

/** Whether the shop has nothing left to do. */
export function isSettled({ kind }: BasketResult): boolean {
  return kind === 'sent' || kind === 'queued';
}
