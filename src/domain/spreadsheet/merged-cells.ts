import { splitNumber } from '../typed/number.ts';
import { mergedMark } from './merged-mark.ts';
import { isQuantityWord, quantitiesIn } from './quantities.ts';
import type { MergedRange } from './sheet-parts.ts';

type Rows = string[][];

/**
 * Copies the value of merged cells to each of their rows that has other content. A quantity is not repeated, because it
 * may be the sum or the number for each; it is marked if several rows would share it.
 */
export function spreadMerged(rows: Rows, ranges: readonly MergedRange[]): void {
  const within = ranges.map((range) => ({ ...range, bottom: Math.min(range.bottom, rows.length) }));
  for (const range of within) clearCovered(rows, range);
  const said = rows.map((row) => row.some((text) => text.trim() !== ''));
  const isSaid = (row: number) => said[row - 1] === true;
  const [numbers, words] = [true, false].map((wanted) =>
    within.filter((range) => isNumber(textAt(rows, range)) === wanted),
  );
  // Headings first, because they determine which numbers are quantities.
  for (const range of words ?? []) spreadBelow(rows, range, isSaid);
  for (const range of words ?? []) spreadHeading(rows, range);
  const isQuantity = quantitiesIn(rows);
  for (const range of numbers ?? []) {
    const held = cellsOf(range).filter(([row, column]) => isSaid(row) && isQuantity(row, column));
    if (held.length > 1) putText(rows, range, `${mergedMark}${textAt(rows, range)}`);
    else spreadBelow(rows, range, isSaid);
  }
}

type At = { readonly top: number; readonly left: number };

const textAt = (rows: Rows, { top, left }: At) => rows[top - 1]?.[left - 1] ?? '';

/** Zero is not a quantity, however often it is repeated. */
function isNumber(text: string): boolean {
  const typed = splitNumber(text);
  return typed.kind === 'number' && /[1-9]/.test(`${typed.whole}${typed.fraction ?? ''}`);
}

/** Writes a text at a place counted from 1, adding the rows and cells before it. */
export function putText(rows: Rows, { top, left }: At, text: string): void {
  while (rows.length < top) rows.push([]);
  const row = rows[top - 1] ?? [];
  while (row.length < left) row.push('');
  row[left - 1] = text;
}

/** More columns than any sheet that is read. */
const mostColumns = 256;

function cellsOf({ top, left, bottom, right }: MergedRange): [row: number, column: number][] {
  const columns = Math.min(right, mostColumns) - left + 1;
  return Array.from({ length: Math.max(bottom - top + 1, 0) }, (_, down) =>
    Array.from({ length: Math.max(columns, 0) }, (__, across): [number, number] => [
      top + down,
      left + across,
    ]),
  ).flat();
}

/** Some programs keep the previous, invisible content of merged cells. */
function clearCovered(rows: Rows, range: MergedRange): void {
  for (const [row, column] of cellsOf(range)) {
    const isFirst = row === range.top && column === range.left;
    if (!isFirst && textAt(rows, { top: row, left: column })) {
      putText(rows, { top: row, left: column }, '');
    }
  }
}

function spreadBelow(rows: Rows, range: MergedRange, isSaid: (row: number) => boolean): void {
  const text = textAt(rows, range);
  if (text === '') return;
  for (let top = range.top + 1; top <= range.bottom; top += 1) {
    if (isSaid(top)) putText(rows, { top, left: range.left }, text);
  }
}

/** A heading over several quantity columns applies to each of them. */
function spreadHeading(rows: Rows, range: MergedRange): void {
  const text = textAt(rows, range);
  if (!isQuantityWord(text)) return;
  const below = rows.slice(range.bottom);
  for (const [top, left] of cellsOf(range)) {
    const isUsed = below.some((row) => (row[left - 1] ?? '').trim() !== '');
    if (isUsed && left > range.left) putText(rows, { top, left }, text);
  }
}
