import { isReadableAs } from './align.ts';
import type { Item } from './items/item.ts';
import type { Span } from './items/tokens.ts';
import {
  empty,
  isEye,
  isNumber,
  isValue,
  numbersIn,
  type Placed,
  placedBelow,
  readCells,
  sphereOnly,
  wordsOf,
} from './lines/cells.ts';
import {
  type Cell,
  type Column,
  cellsBetween,
  type Head,
  lineAround,
  marks,
} from './lines/columns.ts';
import type { StatedSide } from './lines/eyes.ts';
import { type Assigned, type AssignedSegment, hasLooseSign } from './lines/written.ts';

/** A table row for one eye. */
export interface TableRow {
  readonly side: StatedSide;
  readonly cells: AssignedSegment;
}

const dash = /^[-–—−]+$/u;
export const joint = /^[x×*@°:=,،/|;]+$/iu;

/**
 * Reads a row under headings cell by cell if cells can be distinguished: by the marks between them, by their number, or
 * by their positions under the headings. Null for a line without separate cells; its numbers are then read in order, or
 * asked about.
 */
export function rowUnder(line: readonly Item[], head: Head, source: string): TableRow[] | null {
  const eyes = new Set(line.flatMap((item) => (item.kind === 'eye' ? [item.side] : [])));
  if (eyes.size > 1) return null;
  const span = lineAround(source, line[0]?.from ?? 0);
  const placed = placedByMarks(head, span, source) ?? placedByBlanks(line, head, { span, source });
  if (placed === null) return null;
  const [side = null] = eyes;
  if (placed === 'unaligned') return [{ side, cells: unalignedRow(line, head) }];
  const sides = new Set(head.columns.map((column) => column.side));
  if (side !== null || sides.size < 2) return [{ side, cells: readCells(placed) }];
  return [...sides].flatMap((each) => {
    const own = placed.filter(([, column]) => column.side === each);
    const cells = readCells(own);
    return cells.assigned.length + cells.stray.length > 0 ? [{ side: each, cells }] : [];
  });
}

export const valuesOf = ({ columns }: Head) => columns.filter(({ of }) => of === 'value');

/** If cells cannot be distinguished, only the sphere at the beginning is certain. */
function unalignedRow(line: readonly Item[], head: Head): AssignedSegment {
  const [first, ...others] = line.filter(isValue);
  const isSphere = valuesOf(head)[0]?.field === 'sphere' && first?.kind === 'number';
  const isSure = isSphere && first.sign !== null && !hasLooseSign(first);
  const assigned: Assigned[] = isSure ? [{ field: 'sphere', numbers: [first] }] : [];
  const rest = isSure || !first ? others : [first, ...others];
  return { assigned, stray: rest.filter(isNumber), doubt: null, unread: [] };
}

function placedByMarks(head: Head, span: Span, source: string): Placed[] | 'unaligned' | null {
  const text = source.slice(span.from, span.to);
  const mark = head.mark !== null && text.includes(head.mark) ? head.mark : markOf(text);
  if (mark === null) return null;
  const all = cellsBetween(mark, span, source);
  const columns = head.mark === mark ? head.columns : valuesOf(head);
  const cells = fitted(all, columns);
  const isExact = cells.length === columns.length;
  const isGapless = cells.every(({ text: each }) => each !== '');
  const isComma = mark === ',' || mark === '،';
  if (isComma && (!isExact || cells.some((cell) => numbersIn(cell).length > 1))) return null;
  if (!isExact && isGapless) return null;
  const placed = paired(cells, columns);
  const isSound = cells.length <= columns.length && (isExact || placed.every(isReadable));
  return isSound ? placed : 'unaligned';
}

const markOf = (text: string) => marks.find((each) => text.includes(each)) ?? null;

/** Removes the cell of an eye column without heading, and trailing empty cells. */
function fitted(cells: readonly Cell[], columns: readonly Column[]): Cell[] {
  const isNameless = columns.every(({ of }) => of !== 'blank');
  const isLabel = ({ items, text }: Cell, index: number) =>
    (items.length > 0 && items.every(isEye)) || (index === 0 && text === '');
  const own = [...cells];
  const label = own.findIndex(isLabel);
  if (isNameless && label >= 0 && own.length > 1) own.splice(label, 1);
  while (own.length > columns.length && own.at(-1)?.text === '') own.pop();
  return own;
}

/** Each cell with the column at its place; cells beyond the last column are left out. */
export const paired = (cells: readonly Cell[], columns: readonly Column[]): Placed[] =>
  cells.flatMap((cell, index): Placed[] => {
    const column = columns[index];
    return column ? [[cell, column]] : [];
  });

function isReadable([cell, { field }]: Placed): boolean {
  return field === null || numbersIn(cell).every((number) => isReadableAs(field, number));
}

function placedByBlanks(
  line: readonly Item[],
  head: Head,
  { span, source }: { span: Span; source: string },
): Placed[] | 'unaligned' | null {
  const labels = line.filter(isEye);
  const cells = wordsOf(span, source).filter((cell) => {
    const isLabel = labels.some(({ from, to }) => cell.from < to && from < cell.to);
    return !joint.test(cell.text) && (!isLabel || numbersIn(cell).length > 0);
  });
  const isMeaningful = cells.some(({ text }) => empty.test(text));
  if (line.some(({ kind }) => kind === 'field') && !cells.some(({ text }) => sphereOnly.test(text)))
    return null;
  const columns = valuesOf(head);
  const placed = placedInOrder(withSphereOnly(cells, columns), columns);
  const isOfEyes = new Set(columns.map((column) => column.side)).size > 1;
  if (placed && !isSign(cells, columns)) return isMeaningful || isOfEyes ? placed : null;
  const below = head.mark === null ? placedBelow(cells, columns, { span, source }) : null;
  if (below) return below;
  return isMeaningful && line.filter(isValue).length !== columns.length ? 'unaligned' : null;
}

/** `DS` in place of the cylinder covers the axis as well. */
function withSphereOnly(cells: readonly Cell[], columns: readonly Column[]): Cell[] {
  const at = cells.findIndex(({ text }) => sphereOnly.test(text));
  const isPair = columns[at]?.field === 'cylinder' && columns[at + 1]?.field === 'axis';
  const only = cells[at];
  if (!only || !isPair || cells.length >= columns.length) return [...cells];
  return [...cells.slice(0, at + 1), only, ...cells.slice(at + 1)];
}

function placedInOrder(cells: readonly Cell[], columns: readonly Column[]): Placed[] | null {
  const placed = paired(cells, columns);
  const last = cells.at(-1);
  const later = columns.slice(cells.length).map((column) => column.field);
  const isLast = last !== undefined && numbersIn(last).length === 0;
  const isOnly = numbersIn(last ?? { from: 0, to: 0, text: '', items: [] }).every(
    (number) => !later.some((field) => field && isReadableAs(field, number)),
  );
  const isWhole = cells.length === columns.length;
  const isEnding = cells.length < columns.length && cells.some(({ text }) => sphereOnly.test(text));
  if (!isWhole && !(isEnding && (isLast || isOnly))) return null;
  return placed.every(isReadable) ? placed : null;
}

/** Whether the dashes of a row may be the signs of the numbers after them. */
function isSign(cells: readonly Cell[], columns: readonly Column[]): boolean {
  const dashes = cells.flatMap(({ text }, index) => (dash.test(text) ? [index] : []));
  const isBefore = dashes.every((index) => {
    const [number] = cells[index + 1]?.items ?? [];
    return number?.kind === 'number' && number.sign === null;
  });
  if (dashes.length === 0 || !isBefore) return false;
  const merged = cells.filter((_, index) => !dashes.includes(index));
  return merged.every((cell, index) => {
    const field = columns[index]?.field;
    const isSigned = dashes.includes(cells.indexOf(cell) - 1);
    const numbers = numbersIn(cell);
    const sign = { text: '-', side: 'before' } as const;
    return numbers.every((number) =>
      field
        ? isReadableAs(field, isSigned && number.kind === 'number' ? { ...number, sign } : number)
        : false,
    );
  });
}
