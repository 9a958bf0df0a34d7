import type { Rials } from '../vocabulary/money.ts';

/** What became of sending one of several pre-orders. */
export type BasketResult =
  | { kind: 'sending' }
  /** The lab has it. */
  | { kind: 'sent' }
  /** On the device, to be sent automatically. */
  | { kind: 'queued'; why: 'network' | 'labFull' | 'signIn' | 'answer' }
  /** The lab refused it; the fields are marked on its screen. */
  | { kind: 'refused' }
  | { kind: 'incomplete' }
  /** Warnings to confirm on its screen. */
  | { kind: 'warnings' }
  /** Today's total is not the one that was saved. */
  | { kind: 'newPrice'; before: Rials | null; total: Rials | null }
  | { kind: 'unpriced' }
  | { kind: 'signedOut' }
  | { kind: 'openElsewhere' }
  | { kind: 'noCatalogue' }
  /** Code or device failed; nothing was sent. */
  | { kind: 'failed' };

/** Whether the pre-order goes out once the shop confirms the total it now sees. */
export function asksToConfirm({ kind }: BasketResult): boolean {
  return kind === 'newPrice' || kind === 'unpriced';
}

/** Whether nothing is left to do for the shop. */
export function isSettled({ kind }: BasketResult): boolean {
  return kind === 'sent' || kind === 'queued';
}
