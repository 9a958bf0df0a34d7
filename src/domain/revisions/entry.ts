import type * as z from 'zod/mini';
import { formatItem, type Item, type ItemKind, parseItem } from './item-key.ts';
import { type ItemValues, itemValues } from './item-values.ts';

type Named<Kind extends ItemKind> = Extract<Item, { kind: Kind }>;

/** An item with its value. */
export type Entry = { [Kind in ItemKind]: Named<Kind> & { value: ItemValues[Kind] } }[ItemKind];

/** What an item becomes; a null value takes it away. */
export type ItemChange = {
  [Kind in ItemKind]: Named<Kind> & { value: ItemValues[Kind] | null };
}[ItemKind];

/** A change as it is sent. */
export type SentChange = { item: string; value: unknown };

/** The lab's assortment, or a part of it, by key. */
export type Assortment = ReadonlyMap<string, Entry>;

/** What became of reading a change: `error` is of the value, undefined where the key is none. */
export type ReadChange =
  | { ok: true; change: ItemChange }
  | { ok: false; error: z.core.$ZodError | undefined };

/** Reads a change as it was sent. */
export function readChange({ item: key, value }: SentChange): ReadChange {
  const item = parseItem(key);
  if (!item) return { ok: false, error: undefined };
  if (value === null) return { ok: true, change: { ...item, value } as ItemChange };
  const parsed = itemValues[item.kind].safeParse(value, { reportInput: true });
  return parsed.success
    ? { ok: true, change: { ...item, value: parsed.data } as ItemChange }
    : { ok: false, error: parsed.error };
}

/** The entry a change makes; undefined where it takes the item away. */
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
