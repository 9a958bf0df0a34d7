import type { Item } from '../items/item.ts';
import type { PastedField } from '../items/words.ts';
import type { EyePair, LineItem, Sort, StatedSide } from './eyes.ts';

/** A part of a line about one eye. */
export interface Part {
  readonly side: StatedSide;
  readonly isNamed: boolean;
  /** Whether the user is asked for its eye even if it has only an addition. */
  readonly isAsked: boolean;
  /** The eyes, if each may have one of its values. */
  readonly pair: EyePair | null;
  readonly items: readonly Item[];
  /** The field named before the eye. */
  readonly field: PastedField | null;
}

/** The eye named on a line above to which the values of this line may belong, and the field. */
export type Above = { readonly side: StatedSide; readonly field: PastedField | null };

export type SortedItem = { readonly item: LineItem; readonly sort: Sort };

export interface Chunk {
  readonly eye: Extract<LineItem, { kind: 'eye' }> | null;
  readonly sorted: readonly SortedItem[];
}

/** Each eye with the items after it, or before it. */
export function chunksOf(sorted: readonly SortedItem[], names: 'before' | 'behind'): Chunk[] {
  const chunks: { eye: Chunk['eye']; sorted: SortedItem[] }[] = [{ eye: null, sorted: [] }];
  for (const each of sorted) {
    const last = chunks.at(-1);
    if (each.item.kind !== 'eye') last?.sorted.push(each);
    else if (names === 'before') chunks.push({ eye: each.item, sorted: [] });
    else {
      if (last) last.eye = each.item;
      chunks.push({ eye: null, sorted: [] });
    }
  }
  return chunks;
}

const itemsOf = (sorted: readonly SortedItem[]) =>
  sorted.flatMap(({ item }) => (item.kind === 'eye' ? [] : [item]));

export const partOf = ({ eye, sorted }: Chunk): Part => ({
  side: eye?.side ?? null,
  isNamed: eye !== null,
  isAsked: eye !== null && eye.side === null,
  pair: eye?.pair ?? null,
  items: itemsOf(sorted),
  field: null,
});
