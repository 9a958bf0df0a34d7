import { readSharedStrings } from './shared-strings.ts';
import { readPlusStyles } from './styles.ts';
import { attributeOf, plainText, type Tag, tagsIn } from './xml-tags.ts';

/** Unpacked parts of a workbook (Office Open XML, ECMA-376); only the sheet is required. */
export type SheetParts = {
  readonly sheet: string;
  readonly sharedStrings?: string;
  readonly styles?: string;
};

/** Last row and column to read, counted from 1. */
type Reach = { readonly rows: number; readonly columns: number };

/**
 * Texts of a sheet as displayed, by row: a plus sign if the number format shows one, a formula with `=`. Null if it is
 * not a sheet or incomplete; `'beyond'` if a row out of reach has text.
 */
export function readSheet(parts: SheetParts, reach: Reach): string[][] | 'beyond' | null {
  const strings = readSharedStrings(parts.sharedStrings ?? '');
  const withPlus = readPlusStyles(parts.styles ?? '');
  const rows: string[][] = [];
  for (const cell of cellsIn(parts.sheet)) {
    if (cell === 'end') return rows;
    const text = textOf(cell, strings, withPlus);
    if (text === '' || cell.column > reach.columns) continue;
    if (cell.row > reach.rows) return 'beyond';
    putText(rows, cell, text);
  }
  return null;
}

/** Yields every cell, then `'end'` if the sheet is complete. */
function* cellsIn(sheet: string): Generator<Cell | 'end'> {
  let cell = nothing;
  for (const tag of tagsIn(sheet)) {
    if (tag.kind !== 'close') cell = beginCell(cell, tag);
    if (tag.kind !== 'open') cell = fillCell(cell, tag);
    if (tag.name === 'c' && tag.kind !== 'open') yield cell;
    if (tag.name === 'worksheet' && tag.kind === 'close') yield 'end';
  }
}

type Cell = {
  row: number;
  column: number;
  type: string | undefined;
  style: number;
  value: string;
  formula: string | null;
};
const empty = { type: undefined, style: 0, value: '', formula: null };
const nothing: Cell = { row: 0, column: 0, ...empty };

function beginCell(before: Cell, tag: Tag): Cell {
  if (tag.name === 'row') return { ...nothing, row: rowOf(tag, before.row) };
  if (tag.name !== 'c') return before;
  const { row } = before;
  const column = columnOf(tag, before.column);
  const style = Number(attributeOf(tag, 's') ?? 0);
  return { ...empty, row, column, type: attributeOf(tag, 't'), style };
}

/** Adds the content of a tag to its cell. */
function fillCell(cell: Cell, { name, before }: Tag): Cell {
  if (name === 'f') return { ...cell, formula: plainText(before) };
  if (name === 'v') return { ...cell, value: before };
  return name === 't' ? { ...cell, value: cell.value + before } : cell;
}

function rowOf(tag: Tag, before: number): number {
  const row = Number(attributeOf(tag, 'r'));
  return Number.isInteger(row) && row > 0 ? row : before + 1;
}

/** Column of a reference: 3 for `C7`. */
function columnOf(tag: Tag, before: number): number {
  const [letters] = /^[A-Z]{1,3}/.exec(attributeOf(tag, 'r') ?? '') ?? [];
  if (letters === undefined) return before + 1;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function textOf(
  { type, style, value, formula }: Cell,
  strings: readonly string[],
  withPlus: ReadonlySet<number>,
): string {
  if (formula !== null) return `=${formula}`;
  if (type === 's') return strings[Number(value)] ?? '';
  if (type !== undefined && type !== 'n') return plainText(value);
  const number = plainNumber(value);
  return withPlus.has(style) && Number(number) > 0 ? `+${number}` : number;
}

/** Removes floating-point noise: `0.30000000000000004` was typed as 0.3. */
function plainNumber(value: string): string {
  const number = Number(value);
  return value.trim() === '' || Number.isNaN(number)
    ? value
    : String(Math.round(number * 1e6) / 1e6);
}

function putText(rows: string[][], at: Pick<Cell, 'row' | 'column'>, text: string): void {
  while (rows.length < at.row) rows.push([]);
  const row = rows[at.row - 1] ?? [];
  while (row.length < at.column) row.push('');
  row[at.column - 1] = text;
}
