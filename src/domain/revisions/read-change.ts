import type * as z from 'zod/mini';
import type { ItemChange, SentChange } from './entry.ts';
import { itemValues } from './item-values.ts';
import { parseItem } from './parse-item.ts';

/** Result of reading a change. `error` is about the value; undefined if the key is invalid. */
export type ReadChange =
  | { ok: true; change: ItemChange }
  | { ok: false; error: z.core.$ZodError | undefined };

/** Reads a change as sent. */
export function readChange({ item: key, value }: SentChange): ReadChange {
  const item = parseItem(key);
  if (!item) return { ok: false, error: undefined };
  if (value === null) return { ok: true, change: { ...item, value } as ItemChange };
  const parsed = itemValues[item.kind].safeParse(value, { reportInput: true });
  return parsed.success
    ? { ok: true, change: { ...item, value: parsed.data } as ItemChange }
    : { ok: false, error: parsed.error };
}
