import type { LedgerEntry } from './ledger-entry.ts';

/** The pages of a statement read so far, newest first. */
type Pages = { readonly entries: readonly LedgerEntry[]; readonly next: string | null };

/** Updates older entries after these newer ones, which may have reversed some of them. */
function withReversals(older: readonly LedgerEntry[], newer: readonly LedgerEntry[]) {
  const reversals = new Map(newer.map(({ id, reverses }) => [reverses?.id, id]));
  return older.map((entry) => {
    const reversedBy = reversals.get(entry.id);
    return reversedBy ? { ...entry, reversedBy } : entry;
  });
}

/** Puts the newest page on top of the known pages, unless entries may be missing between them. */
export function mergeNewestPage<Page extends Pages>(known: Page | null, read: Page): Page {
  const first = known?.entries[0];
  const last = read.entries.at(-1);
  if (!known || !first || !last || read.next === null || first.number < last.number) return read;
  const older = known.entries.filter(({ number }) => number < last.number);
  if (older.length === 0) return read;
  const entries = [...read.entries, ...withReversals(older, read.entries)];
  return { ...read, entries, next: known.next };
}

/** Adds the next page. */
export function appendNextPage<Page extends Pages>(known: Page, read: Page): Page {
  return { ...known, entries: [...known.entries, ...read.entries], next: read.next };
}
