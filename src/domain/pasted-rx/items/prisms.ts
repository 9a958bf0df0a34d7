import type { PrismBase } from '../../optics/prism-parts.ts';
import type { Item } from './item.ts';
import { isAmount, isBaseOf, isPrismWord, skipWords } from './prism-words.ts';
import type { StatedPrism } from './stated-prism.ts';
import type { NumberToken } from './tokens.ts';

/** A prism that was read: its number, and how many items it spans. */
interface Group {
  readonly amount: number;
  readonly base: StatedPrism['base'];
  readonly isUnclear: boolean;
  readonly end: number;
}

/** Attaches to each prism amount what is said about it before or after. Leftover prism words are dropped. */
export function withPrisms(items: readonly Item[], source: string): Item[] {
  const result: Item[] = [];
  for (let index = 0; index < items.length; ) {
    const group = groupAt(items, index, source);
    const [item, number] = [items[index], items[group?.amount ?? -1]];
    if (group && number?.kind === 'number') {
      result.push({ ...number, prism: prismOf(items, index, { group, number }) });
      index = group.end;
    } else {
      if (item) result.push(wordOf(item));
      index += isBaseCurve(items, index) ? 2 : 1;
    }
  }
  return result;
}

function prismOf(
  items: readonly Item[],
  index: number,
  { group, number }: { group: Group; number: NumberToken },
): StatedPrism {
  const { base, isUnclear, end } = group;
  const isAsked = isUnclear || (base !== null && typeof base === 'object');
  const to = isAsked ? (items[end - 1]?.to ?? number.to) : number.to;
  return { base, isUnclear, of: shareOf(items, index), to };
}

/** `base 6` without an amount before it is the base curve of a lens. */
function isBaseCurve(items: readonly Item[], index: number): boolean {
  const next = items[index + 1];
  return items[index]?.kind === 'baseWord' && next?.kind === 'number' && !next.sign;
}

const wordOf = (item: Item): Item =>
  ['delta', 'base', 'baseWord', 'share'].includes(item.kind)
    ? { kind: 'noise', from: item.from, to: item.to }
    : item;

/** Whether a line says that its prism is the total of both eyes, or for each. */
function shareOf(items: readonly Item[], index: number): StatedPrism['of'] {
  const start = items.findLastIndex(({ kind }, at) => at < index && kind === 'line') + 1;
  const end = items.findIndex(({ kind }, at) => at > index && kind === 'line');
  const line = items.slice(start, end < 0 ? undefined : end);
  const share = line.find(({ kind }) => kind === 'share');
  return share?.kind === 'share' ? share.of : null;
}

function groupAt(items: readonly Item[], index: number, source: string): Group | null {
  const item = items[index];
  const isLabelled = item?.kind === 'delta' || (item?.kind === 'field' && item.field === 'prism');
  if (isLabelled) return labelledAt(items, index, source);
  if (item?.kind === 'base') return isBaseOf(item, source) ? basesFirst(items, index) : null;
  if (item?.kind === 'baseWord')
    return items[index + 1]?.kind === 'base' ? basesFirst(items, index + 1) : null;
  return amountFirst(items, index, { isPrism: false });
}

/** `prism 2 BI`, `prism BI 2`, `prism: 2`. */
function labelledAt(items: readonly Item[], index: number, source: string): Group | null {
  const next = skipWords(items, index + 1);
  const item = items[next];
  if (item?.kind === 'base') return basesFirst(items, next);
  const group = amountFirst(items, next, { isPrism: true });
  return group ?? (item?.kind === 'baseWord' ? groupAt(items, next, source) : null);
}

/** `2Δ BI`, `3 prism dioptres base out`, `2Δ @ 90`. */
function amountFirst(
  items: readonly Item[],
  index: number,
  { isPrism }: { isPrism: boolean },
): Group | null {
  if (items[index]?.kind !== 'number' || !(isPrism || isAmount(items, index))) return null;
  const next = skipWords(items, index + 1);
  const words = items.slice(index + 1, next);
  const isSaid = isPrism || words.some(isPrismWord);
  const [item, behind] = [items[next], items[next + 1]];
  if (item?.kind === 'base') {
    return withBase(items, { amount: index, at: next, base: item.base, isSure: isSaid });
  }
  if (item?.kind === 'baseWord' && behind?.kind === 'base') {
    return withBase(items, { amount: index, at: next + 1, base: behind.base, isSure: true });
  }
  const angle = angleAt(items, next, isSaid);
  if (angle) {
    // In `-1.00 -0.50 2Δ x 90` the cylinder has no other axis.
    const isUnclear = item?.kind === 'times' && lacksAxis(items, index);
    return { amount: index, isUnclear, ...angle };
  }
  const isBaseless = isSaid || item?.kind === 'baseWord';
  return isBaseless
    ? { amount: index, base: null, isUnclear: false, end: Math.max(next, index + 1) }
    : null;
}

/** Whether a row has two powers before an index and no axis. */
function lacksAxis(items: readonly Item[], index: number): boolean {
  const isEnd = ({ kind }: Item) => kind === 'line' || kind === 'eye';
  const start = items.findLastIndex((item, at) => at < index && isEnd(item)) + 1;
  const row = items.slice(start, index);
  const signed = row.filter((item) => item.kind === 'number' && item.sign);
  return signed.length === 2 && !row.some(({ kind }) => kind === 'times' || kind === 'field');
}

type Based = { amount: number; at: number; base: PrismBase; isSure: boolean };

/** In `5 BI 2` the base may belong to either amount; in `2Δ up in` one amount has two bases. */
function withBase(items: readonly Item[], { amount, at, base, isSure }: Based): Group {
  const next = items[at + 1];
  const isOtherToo =
    !isSure &&
    isAmount(items, at + 1) &&
    !['base', 'baseWord'].includes(items[skipWords(items, at + 2)]?.kind ?? '') &&
    !isPrismWord(items[at + 2]);
  const isSecond = next?.kind === 'base' && items[at + 2]?.kind !== 'number';
  const isUnclear = isOtherToo || isSecond;
  return { amount, base, isUnclear, end: isUnclear ? at + 2 : at + 1 };
}

/** `@ 90`, `base 135`, `90°`. */
function angleAt(
  items: readonly Item[],
  index: number,
  isSaid: boolean,
): Pick<Group, 'base' | 'end'> | null {
  const [first, second] = [items[index], items[index + 1]];
  const isLed = first?.kind === 'baseWord' || (isSaid && first?.kind === 'times');
  const at = isLed ? index + (second?.kind === 'times' ? 2 : 1) : index;
  const number = items[at];
  const hasDegrees = items[at + 1]?.kind === 'unit';
  if (
    number?.kind !== 'number' ||
    number.sign ||
    number.doubt ||
    !(isLed || (isSaid && hasDegrees))
  )
    return null;
  const isDegree = items[at + 1]?.kind === 'unit';
  return { base: { degrees: degreesOf(number) }, end: isDegree ? at + 2 : at + 1 };
}

const degreesOf = ({ whole, mark, fraction }: NumberToken) =>
  `${whole}${mark === '' ? '' : `.${fraction}`}`;

/** `BI 2 BU 1`; in `BI 2 BU` either base may belong to the amount. */
function basesFirst(items: readonly Item[], index: number): Group | null {
  const base = items[index];
  const amount = skipWords(items, index + 1);
  if (base?.kind !== 'base' || !isAmount(items, amount)) return null;
  const end = skipWords(items, amount + 1);
  const isSecond = items[end]?.kind === 'base' && !isAmount(items, skipWords(items, end + 1));
  return { amount, base: base.base, isUnclear: isSecond, end: isSecond ? end + 1 : end };
}
