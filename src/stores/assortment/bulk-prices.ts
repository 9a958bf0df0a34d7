import { atom, computed } from 'nanostores';
import { priceOn } from '../../domain/assortment/price-rows.ts';
import { emptyBulk, readBulk, type TypedBulk } from '../../domain/assortment/typed-bulk.ts';
import { bulkPriceChange } from '../../domain/revisions/bulk-price-change.ts';
import type { SentChange } from '../../domain/revisions/entry.ts';
import { formatItem, type ItemKind } from '../../domain/revisions/item-key.ts';
import type { Rials } from '../../domain/vocabulary/money.ts';
import { isSameContent } from '../../domain/vocabulary/same-content.ts';
import { itemName } from '../../i18n/assortment/items.ts';
import { bulkKinds } from '../../i18n/assortment/prices.ts';
import { $assortment, $nameOf } from './assortment.ts';
import { type Choice, entriesOf } from './choices.ts';
import { $priceRows } from './lists.ts';
import { type Outcome, saveRevision } from './save-revision.ts';

/** The bulk change that is typed and not saved. */
export const $typedBulk = atom<TypedBulk>(emptyBulk);

export const $isBulkUnsaved = computed($typedBulk, (typed) => !isSameContent(typed, emptyBulk));

/** Takes what is typed into one of its fields. */
export function typeBulk(part: Partial<TypedBulk>): void {
  $typedBulk.set({ ...$typedBulk.get(), ...part });
}

/** A price that a bulk change would make anew. */
export type Repriced = {
  readonly of: string;
  readonly before: Rials | null;
  readonly after: Rials | null;
};

/** What a bulk change would do, to be looked at before it is saved. */
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
      const row = rows.get(of);
      return { of, before: row ? priceOn(row, day) : null, after: value.price };
    }),
  };
}

/** Saves a bulk change as it was shown. */
export async function saveBulk({ changes }: BulkPreview, note: string): Promise<Outcome<unknown>> {
  const base = $assortment.get()?.number ?? 0;
  const outcome = await saveRevision({ base, note: note.trim(), kind: 'bulk', changes });
  if (outcome.kind === 'done') $typedBulk.set(emptyBulk);
  return outcome;
}

type PriceKind = Exclude<TypedBulk['of'], ''>;

/** The kinds of items that have prices, by what their prices are called. */
const pricedKinds = {
  coating: 'coating',
  service: 'service',
  lens: 'design',
  stock: 'stockLens',
  accessory: 'accessory',
} as const satisfies Record<PriceKind, ItemKind>;

/** Which prices a bulk change can be of. */
export const $bulkChoices = computed([$assortment, $nameOf], (assortment, nameOf) => {
  const entries = [...(assortment?.entries.values() ?? [])];
  const idsOf = (kind: ItemKind): Choice[] =>
    entriesOf(entries, kind).flatMap((entry) =>
      'id' in entry ? [{ value: entry.id, label: itemName(formatItem(entry), nameOf) }] : [],
    );
  const kinds = Object.keys(pricedKinds) as PriceKind[];
  const tiers = entries.flatMap(({ value }) => ('tiers' in value ? Object.keys(value.tiers) : []));
  return {
    kinds: kinds.map((value) => ({ value, label: bulkKinds.texts[value] })),
    ids: Object.fromEntries(kinds.map((kind) => [kind, idsOf(pricedKinds[kind])])) as Record<
      PriceKind,
      Choice[]
    >,
    tiers: [...new Set(tiers)].map((tier): Choice => ({ value: tier, label: [tier, tier] })),
  };
});
