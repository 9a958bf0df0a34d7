import type { Item } from '../items/item.ts';
import type { PastedField } from '../items/words.ts';
import type { EyePair, LineItem, SaidSide, Sort } from './eyes.ts';

/** A part of a line about one eye. */
export interface Part {
  readonly side: SaidSide;
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
export type Above = { readonly side: SaidSide; readonly field: PastedField | null };

export type Told = { readonly item: LineItem; readonly sort: Sort };

export interface Chunk {
  readonly eye: Extract<LineItem, { kind: 'eye' }> | null;
  readonly told: readonly Told[];
}

/** Each eye with the items after it, or before it. */
export function chunksOf(told: readonly Told[], names: 'before' | 'behind'): Chunk[] {
  const chunks: { eye: Chunk['eye']; told: Told[] }[] = [{ eye: null, told: [] }];
  for (const each of told) {
    const last = chunks.at(-1);
    if (each.item.kind !== 'eye') last?.told.push(each);
    else if (names === 'before') chunks.push({ eye: each.item, told: [] });
    else {
      if (last) last.eye = each.item;
      chunks.push({ eye: null, told: [] });
    }
  }
  return chunks;
}

const itemsOf = (told: readonly Told[]) =>
  told.flatMap(({ item }) => (item.kind === 'eye' ? [] : [item]));

export const partOf = ({ eye, told }: Chunk): Part => ({
  side: eye?.side ?? null,
  isNamed: eye !== null,
  isAsked: eye !== null && eye.side === null,
  pair: eye?.pair ?? null,
  items: itemsOf(told),
  field: null,
});
