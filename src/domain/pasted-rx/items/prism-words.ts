import type { Item } from './item.ts';

/** Whether a word can only be the base of a prism: `BI` and `base in`, but not `in`. */
export const isBaseOf = ({ from, to }: Item, source: string): boolean =>
  /^(?:b\.?[ioud]|base|بیس|قاعده)/i.test(source.slice(from, to));

/** Skips words for a prism, its unit and its share. */
export function skipWords(items: readonly Item[], index: number): number {
  let next = index;
  while (isWord(items, next)) next += 1;
  return next;
}

function isWord(items: readonly Item[], index: number): boolean {
  const item = items[index];
  if (item?.kind === 'delta' || item?.kind === 'share') return true;
  if (item?.kind === 'unit') return item.of === 'any';
  if (item?.kind !== 'field') return false;
  const at = skipUnits(items, index + 1);
  const next = items[at]?.kind;
  const isBased = next === 'base' || next === 'baseWord';
  if (item.field === 'pd') return isBased;
  // In `prism 2` it names the number after it, in `2 prism 90°` it does not.
  return item.field === 'prism' && (next !== 'number' || items[at + 1]?.kind === 'unit');
}

function skipUnits(items: readonly Item[], index: number): number {
  let next = index;
  while (items[next]?.kind === 'delta' || items[next]?.kind === 'unit') next += 1;
  return next;
}

export const isPrismWord = (item: Item | undefined) =>
  item?.kind === 'delta' ||
  (item?.kind === 'field' && (item.field === 'prism' || item.field === 'pd'));

/** The strongest prism, Δ. Anything above is an axis. */
const strongest = 20;

/** Whether a number may be an amount. A signed number only if its unit says so. */
export function isAmount(items: readonly Item[], index: number): boolean {
  const item = items[index];
  if (item?.kind !== 'number' || (item.doubt && item.doubt.kind !== 'detail')) return false;
  const isUnit = items[index + 1]?.kind === 'delta' && items[index + 2]?.kind !== 'number';
  const before = items[index - 1];
  const isTaken =
    before?.kind === 'times' || (before?.kind === 'field' && before.field !== 'prism');
  return isUnit || (!item.sign && !isTaken && Number(item.whole) <= strongest);
}
