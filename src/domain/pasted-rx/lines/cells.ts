import type { PrismBase } from '../../optics/prism-parts.ts';
import type { Item } from '../items/item.ts';
import type { NumberToken, Span } from '../items/tokens.ts';
import type { PastedField } from '../items/words.ts';
import { type Cell, type Column, cellOf, seen } from './columns.ts';
import { type Assigned, type AssignedSegment, isLength, type Written } from './written.ts';

export type Placed = readonly [cell: Cell, column: Column];

/** A cell's text for "no value", such as the cylinder of a spherical lens. */
export const empty =
  /^(?:[-–—−_./\\*x×ـ]*|ds|d\.s\.?|sph|sphere|nil|none|no|n\/?a|ندارد|خالی|اسفر)$/iu;
export const sphereOnly = /^(?:ds|d\.s\.?|sph|sphere|اسفر)$/iu;
export const isValue = (item: Item): item is Item & Written =>
  item.kind === 'number' || item.kind === 'plano';
export const isEye = ({ kind }: Item) => kind === 'eye';
export const numbersIn = ({ items }: Cell) => items.filter(isValue);

const silent: readonly Item['kind'][] = [
  'eye',
  'times',
  'unit',
  'delta',
  'near',
  'far',
  'likeOther',
  'base',
  'baseWord',
];

export function readCells(placed: readonly Placed[]): AssignedSegment {
  const assigned: Assigned[] = [];
  const stray: NumberToken[] = [];
  const unread: Span[] = [];
  for (const [cell, column] of placed) {
    const numbers = numbersIn(cell);
    const rest = cell.items.filter((item) => !isValue(item) && !silent.includes(item.kind));
    const isOwn = rest.every((item) => item.kind === 'field' && item.field === column.field);
    const field = isOwn ? fieldOf(column, numbers) : null;
    if (empty.test(cell.text) || column.of === 'other' || column.of === 'base') continue;
    if (numbers.length > 0 && field)
      assigned.push({ field, numbers: numbers.map((each) => withBase(each, column, placed)) });
    else if (numbers.length > 0 && !isNumbering(cell, column))
      stray.push(...numbers.filter(isNumber));
    else if (
      column.of === 'value' &&
      cell.items.every(({ kind }) => kind !== 'eye' && kind !== 'likeOther')
    )
      unread.push(cell);
  }
  return { assigned, stray, doubt: null, unread };
}

export const isNumber = (item: Written): item is NumberToken => item.kind === 'number';

const isNumbering = ({ text }: Cell, { of, from }: Column) =>
  of === 'blank' && from === 0 && /^\d{1,2}[.)]?$/.test(text);

function fieldOf({ field }: Column, numbers: readonly Written[]): PastedField | null {
  const most = isLength(field) ? 3 : 1;
  return numbers.length <= most ? field : null;
}

const bases: Readonly<Record<string, PrismBase>> = {
  in: 'in',
  out: 'out',
  up: 'up',
  down: 'down',
  bi: 'in',
  bo: 'out',
  bu: 'up',
  bd: 'down',
};

/** Adds the base from a separate column to a prism. */
function withBase(number: Written, { field }: Column, placed: readonly Placed[]): Written {
  if (field !== 'prism' || number.kind === 'plano' || number.prism?.base) return number;
  const text = placed.find(([, { of }]) => of === 'base')?.[0].text.toLowerCase();
  const base = bases[text ?? ''] ?? null;
  return { ...number, prism: { base, of: null, isUnclear: false, to: number.to } };
}

/** Cells separated by white space. */
export function wordsOf({ from, to }: Span, source: string): Cell[] {
  const cells: Cell[] = [];
  for (const { 0: word, index } of source.slice(from, to).matchAll(/\S+/g)) {
    cells.push(cellOf(source, from + index, from + index + word.length));
  }
  return cells.filter(({ text }) => text !== '');
}

/** In monospaced text each cell is below its heading. */
export function placedBelow(
  cells: readonly Cell[],
  columns: readonly Column[],
  { span, source }: { span: Span; source: string },
): Placed[] | null {
  const text = source.slice(span.from, span.to);
  if (!/\S {2,}\S/.test(text) || text.includes('\t')) return null;
  const placed = cells.flatMap((cell): Placed[] => {
    const from = seen(source, span.from, cell.from);
    const to = seen(source, span.from, cell.to);
    const over = columns.filter((column) => column.from < to && from < column.to);
    const [only] = over;
    return only && over.length === 1 ? [[cell, only]] : [];
  });
  const isEach = placed.length === cells.length;
  const isOnce = new Set(placed.map(([, column]) => column)).size === placed.length;
  return isEach && isOnce ? placed : null;
}
