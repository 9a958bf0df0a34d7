import type { EyeSide } from '../../vocabulary/eye.ts';
import type { PastedField } from '../items/words.ts';
import { type Above, type Chunk, chunksOf, type Part, partOf, type SortedItem } from './chunks.ts';
import { type EyePair, type LineItem, patternOf, type StatedSide } from './eyes.ts';
import { isPowerField } from './written.ts';

/** Splits a line that names each eye before its values. */
export function partsBefore(sorted: readonly SortedItem[], { field: above }: Above): Part[] {
  const chunks = withLeads(chunksOf(sorted, 'before'), sorted);
  const isBehind = areLabelsBehind(sorted.map(({ item }) => item));
  let field = above;
  const parts = chunks.flatMap((chunk, index): Part[] => {
    const part = { ...partOf(chunk), pair: pairOf(chunks, index), field };
    const isLast = index === chunks.length - 1;
    const named = isBehind || isLast ? null : fieldAtEnd(chunk.sorted);
    field = named ?? field;
    const hasOwn = named !== null && chunk.sorted.at(-1)?.item.kind === 'field';
    return onePerEye({ ...part, items: hasOwn ? part.items.slice(0, -1) : part.items });
  });
  return parts;
}

/** `-2.00 sph L -1.75 sph`: the first word for a power follows its number. */
function areLabelsBehind(line: readonly LineItem[]): boolean {
  const first = line.findIndex(({ kind }) => kind === 'field');
  const [before, named] = [line[first - 1], line[first]];
  const isPower = named?.kind === 'field' && isPowerField(named.field);
  return isPower && (before?.kind === 'number' || before?.kind === 'plano');
}

/** The field named before the next eye: `Cylinder OD -0.75`. */
function fieldAtEnd(sorted: readonly SortedItem[]): PastedField | null {
  const hasValue = sorted.some(({ sort }) => sort !== null);
  const behind = hasValue ? sorted.slice(-1) : sorted;
  const named = behind.findLast(({ item }) => item.kind === 'field')?.item;
  return named?.kind === 'field' ? named.field : null;
}

/**
 * Values before the first eye: `PD 64 R -2.00` is about both eyes, but `PD 32 R -2.00 PD 31 L -1.75` may be about each,
 * and the number in `31 R -2.00` is asked about together with its eye.
 */
function withLeads(chunks: readonly Chunk[], sorted: readonly SortedItem[]): Chunk[] {
  const [lead, first, ...others] = chunks;
  const [only] = lead?.sorted ?? [];
  const isNumber = only?.sort === 'other' && lead?.sorted.length === 1;
  if (isNumber && first && only.item.kind === 'number' && only.item.whole.length > 1) {
    return [{ eye: null, sorted: [] }, { ...first, sorted: [only, ...first.sorted] }, ...others];
  }
  const pattern = patternOf(
    sorted.map(({ sort }) => sort),
    ['eye', 'power', 'shared'],
  );
  if (pattern !== 'SEP' && !areLeads(chunks)) return [...chunks];
  return chunks.flatMap((chunk) => {
    const end = chunk.sorted.findLastIndex(({ sort }) => sort === 'power' || sort === 'other') + 1;
    const [own, lead] = [chunk.sorted.slice(0, end), chunk.sorted.slice(end)];
    return [{ ...chunk, sorted: own }, ...(lead.length > 0 ? [askedLead(lead)] : [])];
  });
}

/** Whether exactly one field precedes each eye, and none follows the last. */
function areLeads([lead, ...named]: readonly Chunk[]): boolean {
  const fieldsOf = (sorted: readonly SortedItem[]) =>
    sorted.flatMap(({ item }) =>
      item.kind === 'field' && !isPowerField(item.field) ? [item.field] : [],
    );
  const [last, ...others] = named.toReversed();
  return fieldsOf(lead?.sorted ?? []).some(
    (field) =>
      others.length > 0 &&
      others.every(({ sorted }) => fieldsOf(sorted).includes(field)) &&
      !fieldsOf(last?.sorted ?? []).includes(field),
  );
}

const askedLead = (sorted: readonly SortedItem[]): Chunk => {
  const at = sorted[0]?.item ?? { from: 0, to: 0 };
  return { eye: { kind: 'eye', side: null, pair: null, from: at.from, to: at.from }, sorted };
};

const isOne = (side: StatedSide): side is EyeSide => side === 'right' || side === 'left';

/** The eyes to which values between two names may belong: `R -1.00 -2.00 L`. */
function pairOf(chunks: readonly Chunk[], index: number): EyePair | null {
  const [own, next] = [chunks[index]?.eye, chunks[index + 1]];
  if (own?.pair) return own.pair;
  const isEnd =
    index === chunks.length - 2 &&
    next?.sorted.every(({ sort }) => sort !== 'power' && sort !== 'other');
  const [one, other] = [own?.side ?? null, next?.eye?.side ?? null];
  return isEnd && isOne(one) && isOne(other) && one !== other ? [one, other] : null;
}

/** `Sph R/L -2.00 / -1.75`: two values of one field, one per eye. */
function onePerEye(part: Part): Part[] {
  const { pair, items, field, side } = part;
  const values = items.filter(({ kind }) => kind === 'number' || kind === 'plano');
  const isOfEach = pair && !isOne(side) && isPowerField(field) && values.length === 2;
  if (!isOfEach || items.length !== 2) return [part];
  return values.map((value, index) => ({
    ...part,
    side: pair[index] ?? null,
    isAsked: false,
    pair: null,
    items: [value],
  }));
}
