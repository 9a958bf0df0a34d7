import { formatItem, type Item, type ItemKind } from './item-key.ts';
import type { ItemValues } from './item-values.ts';

type Named<Kind extends ItemKind> = Extract<Item, { kind: Kind }>;

/** An item with its value. */
export type Entry = { [Kind in ItemKind]: Named<Kind> & { value: ItemValues[Kind] } }[ItemKind];

/** A changed item; a null value removes it. */
export type ItemChange = {
  [Kind in ItemKind]: Named<Kind> & { value: ItemValues[Kind] | null };
}[ItemKind];

/** A change as sent. */
export type SentChange = { item: string; value: unknown };

/** The lab's assortment, or part of it, by key. */
export type Assortment = ReadonlyMap<string, Entry>;

/** The entry after a change; undefined if the change removes it. */
export const entryOf = (change: ItemChange): Entry | undefined =>
  change.value === null ? undefined : (change as Entry);

/** The assortment after changes. */
export function applyTo(present: Assortment, changes: readonly ItemChange[]): Assortment {
  const after = new Map(present);
  for (const change of changes) {
    const entry = entryOf(change);
    if (entry) after.set(formatItem(change), entry);
    else after.delete(formatItem(change));
  }
  return after;
}
