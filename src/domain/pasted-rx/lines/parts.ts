import type { PastedField } from '../items/words.ts';
import { type Above, type Chunk, chunksOf, type Part, partOf, type SortedItem } from './chunks.ts';
import { type LineItem, placeOfEyes, type Sort, sortsOf } from './eyes.ts';
import { partsBefore } from './parts-before.ts';

/** Splits a line at the eye names. */
export function partsOfLine(line: readonly LineItem[], above: Above): Part[] {
  const sorts = withoutFormer(line, sortsOf(line, above.field));
  const sorted = line.map((item, index): SortedItem => ({ item, sort: sorts[index] ?? null }));
  const place = placeOfEyes(sorts);
  if (place === 'before') return partsBefore(sorted, above);
  const chunks = chunksOf(sorted, 'behind');
  const isContrary = chunks.some(
    ({ eye }) => eye && above.side !== null && eye.side !== above.side,
  );
  const isSure = place === 'behind' && !isContrary;
  const parts = isSure ? chunks.flatMap(partsBehind) : chunks.map(unsure);
  return sorts.includes('power') ? parts : withFieldsAbove(parts, above.field);
}

/** `was -2.00, now R -2.25`: the former value does not tell where the eyes are named. */
function withoutFormer(line: readonly LineItem[], sorts: readonly Sort[]): Sort[] {
  const isStop = ({ kind }: LineItem) => kind === 'otherwise' || kind === 'eye';
  const next =
    line[0]?.kind === 'otherwise' ? line.findIndex((item, at) => at > 0 && isStop(item)) : 0;
  const end = line[next]?.kind === 'otherwise' ? next : 0;
  return sorts.map((sort, index) => (index < end ? null : sort));
}

const unsure = (chunk: Chunk): Part => ({
  ...partOf({ ...chunk, eye: null }),
  isNamed: true,
  isAsked: true,
});

/** An eye's values precede its name. With several eyes, a length between two of them is undecidable. */
function partsBehind(chunk: Chunk, index: number, chunks: readonly Chunk[]): Part[] {
  const [, second] = chunks;
  const isOnly = chunks.length === 2;
  if (isOnly && index === 1) return [];
  if (isOnly) return [partOf({ ...chunk, sorted: [...chunk.sorted, ...(second?.sorted ?? [])] })];
  const firstPower = chunk.sorted.findIndex(({ sort }) => sort === 'power');
  const lead = chunk.sorted.slice(0, Math.max(firstPower, 0));
  const end = lead.findLastIndex(({ sort }) => sort === 'shared') + 1;
  const loose = { eye: null, sorted: chunk.sorted.slice(0, end) };
  return [unsure(loose), partOf({ ...chunk, sorted: chunk.sorted.slice(end) })];
}

/** `PD: 32 R / 31 L`: a field before its first number also applies to the numbers after the next eye. */
function withFieldsAbove(parts: readonly Part[], above: PastedField | null): Part[] {
  let field = above;
  return parts.map((part) => {
    const own = { ...part, field };
    const [first, second, ...others] = part.items.filter(({ kind }) => kind !== 'unit');
    const isOne = first?.kind === 'field' && second?.kind === 'number' && others.length === 0;
    if (isOne) field = first.field;
    return own;
  });
}
