import { neighbourOf } from './details.ts';
import type { Item } from './item.ts';
import type { Doubt, NumberToken } from './tokens.ts';

const isNumber = (item: Item | undefined): item is NumberToken => item?.kind === 'number';

/** Marks numbers that may be a date or a detail of the order, judging by what surrounds them. */
export function withDoubts(items: readonly Item[], source: string): Item[] {
  const marked: Item[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    const around = { items, index, source };
    const day = isNumber(item) ? dayOf(item, around) : null;
    if (day) index += 1;
    if (item) marked.push(day ?? markedAs(item, around));
  }
  return marked;
}

function markedAs(item: Item, around: Around): Item {
  const { from, to } = item;
  if (item.kind === 'lens') return { kind: 'noise', from, to };
  if (!isNumber(item) || item.sign || item.doubt || item.prism) return item;
  const doubt = doubtAt(item, around);
  return doubt ? { ...item, doubt } : item;
}

type Around = { readonly items: readonly Item[]; readonly index: number; readonly source: string };

/** Numbers on the same line and of the same eye as an item. */
interface Row {
  /** How many numbers before it are powers, with a sign or decimals, and how many numbers there are in total. */
  readonly powersBefore: number;
  readonly numbersBefore: number;
  /** How many numbers after it have a sign, and how many of those do not use a slash as decimal mark. */
  readonly signedBehind: number;
  readonly unslashedBehind: number;
}

function rowAround({ items, index }: Around): Row {
  const isEnd = (item: Item) => item.kind === 'line' || item.kind === 'eye';
  const start = items.findLastIndex((item, at) => at < index && isEnd(item));
  const end = items.findIndex((item, at) => at > index && isEnd(item));
  const before = items.slice(start + 1, index).filter(isNumber);
  const behind = items.slice(index + 1, end < 0 ? undefined : end).filter(isNumber);
  // The dash of `25-11` is not a sign.
  const signed = behind.filter(({ sign, from }, at) => sign && behind[at - 1]?.to !== from);
  return {
    powersBefore: before.filter(({ sign, mark, doubt }) => sign || (mark !== '' && !doubt)).length,
    numbersBefore: before.length,
    signedBehind: signed.length,
    unslashedBehind: signed.filter(({ mark }) => mark !== '/').length,
  };
}

function doubtAt(number: NumberToken, around: Around): Doubt | null {
  const { items, index, source } = around;
  const [before, behind] = [
    items[neighbourOf(items, index, -1)],
    items[neighbourOf(items, index, 1)],
  ];
  const isLabelled = before?.kind === 'field' || before?.kind === 'times';
  if (isLabelled) return null;
  const row = rowAround(around);
  if (isBehindDate(number, before, source) || mayBeDate(number, row))
    return { kind: 'date', readings: [[readingOf(number)]] };
  const isInRow = row.powersBefore + row.signedBehind > 0;
  const isOther = before?.kind === 'otherwise' && !isUnsignedAt(items, index - 2);
  const isNamed =
    (isOther || isName(before, source)) && (number.mark === '' || before?.kind === 'lens');
  const isOfLens = behind?.kind === 'lens' && isLikeIndex(number);
  const isLong = behind?.kind === 'unit' && behind.of === 'length';
  const isSecond = isNumber(before) && !before.sign;
  return isInRow && (isNamed || isOfLens || (isLong && !isSecond))
    ? { kind: 'detail', readings: [[readingOf(number)]] }
    : null;
}

/** `x 90 or 85` is another axis, and `-0.50 or 70` not another power. */
const isUnsignedAt = (items: readonly Item[], index: number) => {
  const item = items[index];
  return item?.kind === 'number' && !item.sign;
};

/** A word without meaning here; its number may belong to a product or a shelf. */
const isName = (item: Item | undefined, source: string) =>
  item?.kind === 'lens' ||
  (item?.kind === 'noise' && /^[\p{L}\p{M}]+$/u.test(source.slice(item.from, item.to)));

/** `25 Nov 26`: a year, or a value after a date. */
function isBehindDate({ whole, mark }: NumberToken, before: Item | undefined, source: string) {
  const isDate =
    before?.kind === 'noise' && /\d.*\p{L}|\p{L}.*\d/u.test(source.slice(before.from, before.to));
  return isDate && mark === '' && whole.length === 2;
}

const readingOf = ({ whole, mark, fraction }: NumberToken) =>
  `${whole}${mark === '' ? '' : `.${fraction}`}`;

/** `150`, `1.5`, `167`: an index, but possibly a power or an axis. */
export const isLikeIndex = (number: NumberToken): boolean =>
  /^1\.?(?:50?|5[369]|6[017]?|7[046]?)$/.test(readingOf(number));

/** A day and a month, `09/04` or `2/25`, in either order. */
export function isDayAndMonth({ whole, mark, fraction }: NumberToken): boolean {
  const isPart = (text: string) =>
    /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 31;
  const isMonth = Number(whole) <= 12 || Number(fraction) <= 12;
  return (mark === '/' || mark === '.') && isPart(whole) && isPart(fraction) && isMonth;
}

/** A year without day and month. */
export const isYear = ({ whole, mark }: NumberToken): boolean =>
  mark === '' && /^(?:1[34]|19|20)\d\d$/.test(whole);

/** If the row has its powers without it, or it cannot be a power. */
function mayBeDate(number: NumberToken, row: Row): boolean {
  const { powersBefore, signedBehind, unslashedBehind } = row;
  if (isYear(number)) return signedBehind >= 2 || powersBefore >= 2;
  if (!isDayAndMonth(number)) return false;
  const isPower = !/^0\d/.test(number.whole) && /^(?:0|00|25|50?|75)$/.test(number.fraction);
  // If slashes are decimal marks, `2/25` is a power without its sign.
  return isPower ? number.mark === '/' && unslashedBehind >= 2 : powersBefore + signedBehind > 0;
}

/** `25-11` and `52-18` after powers: a day and a month, a frame, or an axis and something else. */
function dayOf(first: NumberToken, around: Around): NumberToken | null {
  const { items, index } = around;
  const second = items[index + 1];
  if (first.sign || !isNumber(second) || second.sign?.side !== 'before') return null;
  if (first.to !== second.from || first.mark !== '' || second.mark !== '') return null;
  const isFrame = /^[3-6]\d$/.test(first.whole) && /^[12]\d$/.test(second.whole);
  const isDay = isDayAndMonth({ ...first, mark: '/', fraction: second.whole });
  if (!isDay && !isFrame) return null;
  const { powersBefore, numbersBefore } = rowAround(around);
  const isBehindPowers = powersBefore > 0 || numbersBefore >= 2;
  if (!isBehindPowers || items[neighbourOf(items, index, -1)]?.kind === 'field') return null;
  const doubt: Doubt = { kind: isDay ? 'date' : 'detail', readings: [[first.whole]] };
  return { ...first, whole: '', mark: '', to: second.to, doubt };
}
