import type { Item } from './item.ts';
import type { NumberToken } from './tokens.ts';

type Place = {
  readonly items: readonly Item[];
  readonly source: string;
  readonly omitted: Set<number>;
};

/** Removes meaningless items, and numbers that are order details: an index, a price, a size, a quantity. */
export function withoutDetails(items: readonly Item[], source: string): Item[] {
  const place: Place = { items, source, omitted: new Set() };
  for (const [index, item] of items.entries()) {
    if (item.kind === 'other') omitAt(place, index, item.side);
    else if (isIndex(place, index)) place.omitted.add(index);
  }
  for (const index of items.keys()) omitQuantity(place, index);
  return items.filter(
    (item, index) => !isSilent(item) && item.kind !== 'other' && !place.omitted.has(index),
  );
}

export const isSilent = ({ kind }: Item): boolean => kind === 'separator' || kind === 'filler';

const isNumber = (item: Item | undefined): item is NumberToken => item?.kind === 'number';
const isUnsigned = (item: Item | undefined): item is NumberToken => isNumber(item) && !item.sign;

/** Index of the next meaningful item in a direction. */
export function neighbourOf(items: readonly Item[], index: number, step: 1 | -1): number {
  let next = index + step;
  while (items[next] !== undefined && isSilent(items[next] as Item)) next += step;
  return next;
}

function omitAt(place: Place, index: number, side: 'many' | 'one' | 'before' | 'either'): void {
  const { items } = place;
  if (side === 'before') omitBefore(place, index);
  else if (side !== 'either') omitAfter(place, index, side);
  else if (isUnsigned(items[neighbourOf(items, index, 1)])) omitAfter(place, index, 'one');
  else omitBefore(place, index);
}

/** Marks the numbers after a word: `frame 52-18`, but not `age 45 -2.00`. */
function omitAfter({ items, source, omitted }: Place, index: number, side: 'many' | 'one'): void {
  let last = index;
  for (let count = 0; ; count += 1) {
    let next = neighbourOf(items, last, 1);
    if (count === 0 && items[next]?.kind === 'times') {
      omitted.add(next);
      next = neighbourOf(items, next, 1);
    }
    const [before, number] = [items[last], items[next]];
    if (!before || !isNumber(number)) return;
    const isGlued = number.from === before.to;
    const isRange = /^ ?[/~-] ?$/.test(source.slice(before.to, number.from));
    const goesOn = count === 0 || isGlued || isRange || side === 'many';
    if (!goesOn || (number.sign && !isGlued)) return;
    omitted.add(next);
    last = next;
  }
}

/** Marks the number before a word, or both numbers of a range: `45 years`, `3-5 days`. */
function omitBefore({ items, source, omitted }: Place, index: number): void {
  const at = neighbourOf(items, index, -1);
  const [first, number] = [items[at - 1], items[at]];
  if (!isNumber(number)) return;
  const isRange = isUnsigned(first) && first.to === number.from && number.sign?.side === 'before';
  if (number.sign && !isRange) return;
  omitted.add(at);
  const before = isRange ? at - 1 : at;
  if (isRange) omitted.add(before);
  const to = neighbourOf(items, before, -1);
  const least = neighbourOf(items, to, -1);
  // `3 to 5 days`
  if (isRangeWord(items[to], source) && isUnsigned(items[least])) omitted.add(to).add(least);
  const cross = neighbourOf(items, before, -1);
  if (items[cross]?.kind === 'times') omitted.add(cross);
}

const isRangeWord = (item: Item | undefined, source: string) =>
  item !== undefined && /^(?:to|or|till|until|الی|تا|یا)$/i.test(source.slice(item.from, item.to));

/** Material indices that cannot be a power in quarters of a dioptre; general knowledge. */
const indices = /^(?:49[89]?|523?|53|5[46-9]|58[69]|60?|61|67|70?|74|76|80?|90?)$/;

/** An index needs no word before it, unless an axis shows that it is a cylinder. */
function isIndex({ items }: Place, index: number): boolean {
  const number = items[index];
  if (!isUnsigned(number) || number.whole !== '1' || !indices.test(number.fraction)) return false;
  const [before, behind] = [
    items[neighbourOf(items, index, -1)],
    items[neighbourOf(items, index, 1)],
  ];
  const isAxisNext = behind?.kind === 'field' || behind?.kind === 'unit';
  if (behind?.kind === 'times')
    return (
      isNumber(items[neighbourOf(items, index, 1) + 1]) &&
      isCount(items[neighbourOf(items, index, 1) + 1])
    );
  return (
    before?.kind !== 'field' && !isAxisNext && behind?.kind !== 'base' && behind?.kind !== 'delta'
  );
}

/** Most lenses in one order. */
const mostPieces = 20;
export const isCount = (item: Item | undefined) =>
  isUnsigned(item) && item.mark === '' && !item.doubt && Number(item.whole) <= mostPieces;

/** `HMC x2` and `2x HMC`. */
function omitQuantity({ items, omitted }: Place, index: number): void {
  if (items[index]?.kind !== 'times') return;
  const [before, behind] = [neighbourOf(items, index, -1), neighbourOf(items, index, 1)];
  const isDetail = (at: number) =>
    omitted.has(at) || ['lens', 'other'].includes(items[at]?.kind ?? '');
  const isEdge = (at: number) => items[at] === undefined || items[at]?.kind === 'line';
  if (isCount(items[behind]) && isDetail(before)) {
    omitted.add(index).add(behind);
  } else if (isCount(items[before]) && (isDetail(behind) || items[behind]?.kind === 'noise')) {
    const outer = neighbourOf(items, before, -1);
    const isCounted = items[behind]?.kind === 'lens' && items[outer]?.kind !== 'times';
    if (isCounted || isEdge(outer) || isDetail(outer)) omitted.add(index).add(before);
  }
}
