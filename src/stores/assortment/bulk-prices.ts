import { atom, computed } from 'nanostores';
import { priceOn } from '../../domain/assortment/price-rows.ts';
import { emptyBulk, readBulk, type TypedBulk } from '../../domain/assortment/typed-bulk.ts';
import { bulkPriceChange } from '../../domain/revisions/bulk-price-change.ts';
import type { SentChange } from '../../domain/revisions/entry.ts';
import { formatItem } from '../../domain/revisions/item-key.ts';
import { isDeepEqual } from '../../domain/vocabulary/deep-equal.ts';
import type { Rials } from '../../domain/vocabulary/money.ts';
import { holdStore } from '../leaving/held-typed.ts';
import { $assortment } from './assortment.ts';
import { $priceRows } from './lists.ts';
import { type Outcome, saveRevision } from './save-revision.ts';

/** The unsaved bulk change. */
export const $typedBulk = atom<TypedBulk>(emptyBulk);

holdStore('bulk', $typedBulk);

export const $isBulkUnsaved = computed($typedBulk, (typed) => !isDeepEqual(typed, emptyBulk));

/** Updates some of its fields. */
export function typeBulk(part: Partial<TypedBulk>): void {
  $typedBulk.set({ ...$typedBulk.get(), ...part });
}

/** A new price that a bulk change would write. */
export type Repriced = {
  readonly of: string;
  readonly before: Rials | null;
  readonly after: Rials | null;
};

/** What a bulk change would do, for review before saving. */
export type BulkPreview = {
  readonly changes: readonly SentChange[];
  readonly rows: readonly Repriced[];
};

/** Works out a bulk change; null while it has faults. */
export function previewBulk(typed: TypedBulk): BulkPreview | null {
  const read = readBulk(typed);
  const entries = $assortment.get()?.entries;
  if ('faults' in read || !entries) return null;
  const rows = new Map($priceRows.get().map((row) => [row.of, row]));
  const changed = bulkPriceChange(entries, read.asked).flatMap((change) =>
    change.kind === 'price' && change.value ? [{ ...change, value: change.value }] : [],
  );
  return {
    changes: changed.map((change) => ({ item: formatItem(change), value: change.value })),
    rows: changed.map(({ of, day, value }) => {
      return { of, before: priceOn(rows, of, day), after: value.price };
    }),
  };
}

/** Saves a bulk change exactly as previewed. */
export async function saveBulk({ changes }: BulkPreview): Promise<Outcome<unknown>> {
  const base = $assortment.get()?.number ?? 0;
  const note = $typedBulk.get().note.trim();
  const outcome = await saveRevision({ base, note, kind: 'bulk', changes });
  if (outcome.kind === 'done') $typedBulk.set(emptyBulk);
  return outcome;
}
