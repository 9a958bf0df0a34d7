import type { Item } from '../items/item.ts';
import type { PastedField } from '../items/words.ts';
import type { Part } from './chunks.ts';
import { isNextLength } from './written.ts';

const valueKinds: readonly Item['kind'][] = ['number', 'plano', 'likeOther'];

export const hasValue = (items: readonly Item[]) =>
  items.some(({ kind }) => valueKinds.includes(kind));

export const hasSign = (items: readonly Item[]) =>
  items.some((item) => (item.kind === 'number' && item.sign !== null) || item.kind === 'plano');

/** Context from the lines above. `isNear` also applies to what follows. */
interface Context {
  isNear: boolean;
  readonly hasSegments: boolean;
}

/** A section of a part that is entirely for far or entirely for near. */
type Piece = { items: Item[]; isNear: boolean; isOtherwise: boolean; field: PastedField | null };

/** Splits a part where it switches to near, or to alternative values. */
export function piecesOf({ items, field, isNamed }: Part, context: Context): Piece[] {
  const pieces: Piece[] = [{ items: [], isNear: context.isNear, isOtherwise: false, field }];
  for (const [index, item] of items.entries()) {
    const last = pieces.at(-1);
    if (item.kind === 'near' || item.kind === 'far') context.isNear = item.kind === 'near';
    else if (item.kind !== 'otherwise') {
      last?.items.push(item);
      continue;
    }
    const isOtherwise =
      item.kind === 'otherwise' && isAlternative(pieces, items, { isNamed, context });
    const goesOn = last ? fieldBehind(last, item.kind, items.slice(index + 1)) : field;
    pieces.push({ items: [], isNear: context.isNear, isOtherwise, field: goesOn });
  }
  const filled = pieces.filter((piece) => hasValue(piece.items));
  // `R +1.00 near +3.00 L +1.00`: what follows an eye's powers belongs to that eye.
  if (isNamed && filled.at(-1)?.isNear && filled[0]?.isNear === false) context.isNear = false;
  return filled;
}

/** Whether there are earlier values, in the same part or on the line above. */
function isAlternative(
  pieces: readonly Piece[],
  items: readonly Item[],
  { isNamed, context }: { isNamed: boolean; context: Context },
): boolean {
  if (pieces.some((piece) => hasValue(piece.items))) return true;
  return !isNamed && context.hasSegments && hasSign(items);
}

/** The field of the number after a word for near or far: `PD 64 near 61`, `axis was 90`. */
function fieldBehind(
  { items, field }: Piece,
  word: Item['kind'],
  [next]: readonly Item[],
): PastedField | null {
  const named = items.findLast((item) => item.kind === 'field')?.field ?? field;
  const isPd = named === 'pd' || named === 'nearPd';
  const isLong = next?.kind === 'number' && isNextLength(next, next);
  if (isPd && isLong && word !== 'otherwise') return word === 'near' ? 'nearPd' : 'pd';
  if (items.length === 0) return field;
  return items.at(-1)?.kind === 'field' ? named : null;
}
