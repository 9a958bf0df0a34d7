import { computed, type ReadableAtom } from 'nanostores';
import type { EditedKind } from '../../domain/assortment/item-fields.ts';
import { priceRows } from '../../domain/assortment/price-rows.ts';
import type { Entry } from '../../domain/revisions/entry.ts';
import { formatItem } from '../../domain/revisions/item-key.ts';
import { labDay } from '../../domain/vocabulary/lab-day.ts';
import { labNow } from '../browser-support/lab-now.ts';
import { $assortment } from './assortment.ts';
import { entriesOf } from './choices.ts';
import { $drafts } from './drafts.ts';

/** An item of a list. */
export type ListedItem = {
  readonly item: string;
  readonly entry: Entry;
  /** Whether it has unsaved edits. */
  readonly isUnsaved: boolean;
};

/** All prices of the lab that apply today (by the lab's calendar) or later. */
export const $priceRows = computed($assortment, (assortment) =>
  assortment ? priceRows(assortment.entries, labDay(labNow().getTime())) : [],
);

const lists = new Map<EditedKind, ReadableAtom<readonly ListedItem[] | null>>();

/** The items of a kind in their order; null until they are read. */
export function listOf(kind: EditedKind): ReadableAtom<readonly ListedItem[] | null> {
  const known = lists.get(kind);
  if (known) return known;
  const list = computed([$assortment, $drafts], (assortment, drafts) => {
    if (!assortment) return null;
    return entriesOf(assortment.entries.values(), kind).map((entry) => {
      const item = formatItem(entry);
      return { item, entry, isUnsaved: item in drafts };
    });
  });
  lists.set(kind, list);
  return list;
}
