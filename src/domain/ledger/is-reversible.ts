import type { LedgerEntry } from './ledger-entry.ts';

/** Whether the lab may take an entry back: once, and a reversal never. */
export function isReversible({
  kind,
  reversedBy,
}: Pick<LedgerEntry, 'kind' | 'reversedBy'>): boolean {
  return kind !== 'reversal' && reversedBy === null;
}
