import { readToman } from '../typed/toman.ts';
import { entryLimits } from './entry-limits.ts';
import { amountFault, paidOnFault } from './payment-faults.ts';
import type { TransferAsked } from './transfer.ts';

/** A transfer report as typed by a shop. */
export type TypedTransfer = {
  /** Toman. */
  amount: string;
  tracking: string;
  /** `2026-11-22`. */
  on: string;
  note: string;
  /** Ids of the pictures of the receipt. */
  photos: string[];
};

export type TransferFault = 'missing' | 'amount' | 'tooLong' | 'future' | 'farAway';
export type TransferFaults = Partial<Record<keyof TypedTransfer, TransferFault>>;

function trackingFault(tracking: string): TransferFault | undefined {
  if (tracking === '') return 'missing';
  return tracking.length > entryLimits.reference ? 'tooLong' : undefined;
}

/** Reads the typed report with its amount in rials, or returns faults by field. `now` in ms since 1970. */
export function readTypedTransfer(
  { amount, tracking, on, note, photos }: TypedTransfer,
  now: number,
): { transfer: TransferAsked } | { faults: TransferFaults } {
  const texts = { tracking: tracking.trim(), note: note.trim() };
  const faults = {
    amount: amountFault(amount),
    tracking: trackingFault(texts.tracking),
    on: paidOnFault(on, now),
    note: texts.note.length > entryLimits.note ? ('tooLong' as const) : undefined,
  };
  const found = Object.entries(faults).filter(([, fault]) => fault !== undefined);
  if (found.length > 0) return { faults: Object.fromEntries(found) };
  return { transfer: { amount: readToman(amount) ?? 0, ...texts, on, photos } };
}
