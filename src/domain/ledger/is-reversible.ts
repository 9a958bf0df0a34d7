import type { LedgerEntry } from './ledger-entry.ts';

/** Whether the lab may reverse an entry: only once, and never a reversal. */
export function isReversible({
  kind,
  reversedBy,
}: Pick<LedgerEntry, 'kind' | 'reversedBy'>): boolean {
  return kind !== 'reversal' && reversedBy === null;
}
