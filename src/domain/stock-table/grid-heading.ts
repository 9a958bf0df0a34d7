import { latinDigits } from '../typed/characters.ts';
import { axesNamed, isAxisLabel } from './corner.ts';
import type { GridHeading, HeadingFault, SpareColumn } from './forms.ts';
import { type HeadingCell, headingCell } from './heading-cell.ts';

type Rows = readonly (readonly string[])[];

const isPower = (cell: HeadingCell | undefined) => cell?.kind === 'power';

/** Sums follow a word for a sum and have no sign. */
function isSum(cells: readonly HeadingCell[], first: number): boolean {
  const kinds = cells.slice(0, first).map(({ kind }) => kind);
  if (kinds.every((kind) => kind === 'total')) return true;
  const isSigned = cells.some((cell) => cell.kind === 'power' && cell.sign !== '');
  return kinds.includes('total') && !kinds.includes('text') && !isSigned;
}

/** Whether a column contains powers, so that it may run down a grid. Quantities have neither sign nor decimals. */
function holdsPowers(column: number, body: Rows): boolean {
  return body.some((row) => {
    const cell = headingCell(row[column] ?? '');
    const isDecimal = /\d[.,/\u066b]\d/.test(latinDigits(row[column] ?? ''));
    return cell.kind === 'power' && (cell.sign !== '' || isDecimal);
  });
}

/** Columns whose powers may run down a grid: before the first heading, and wherever another grid begins. */
function cornersIn(row: readonly string[], cells: readonly HeadingCell[], body: Rows): number[] {
  const first = cells.findIndex(isPower);
  const before = cells.slice(0, first).findLastIndex(({ kind }) => kind !== 'total');
  const corners = [before];
  for (const [column, { kind }] of cells.entries()) {
    const isBetween = column > first && cells.slice(column + 1).some(isPower);
    if (!isBetween || isPower(cells[column]) || kind === 'total') continue;
    const isCorner = holdsPowers(column, body) || axesNamed(row[column] ?? '').length > 0;
    const isFollowed = isPower(cells.slice(column + 1).find(({ kind: next }) => next !== 'total'));
    if (isCorner && isFollowed) corners.push(column);
  }
  return corners;
}

/**
 * A column that belongs to another table: between headings, outside the grid and not empty, or after them and naming
 * part of a power; -1 if none.
 */
function findForeign(row: readonly string[], corners: readonly number[], body: Rows): number {
  const cells = row.map(headingCell);
  const [first, last] = [cells.findIndex(isPower), cells.findLastIndex(isPower)];
  return cells.findIndex(({ kind }, column) => {
    const isOwn = column < first || corners.includes(column) || !['blank', 'text'].includes(kind);
    if (isOwn) return false;
    const isHeld = body.some((each) => (each[column] ?? '').trim() !== '');
    return (column < last && isHeld) || isAxisLabel(row[column] ?? '');
  });
}

type Place = { readonly from: number; readonly corner: number; readonly to: number };

function gridAt(cells: readonly HeadingCell[], { from, corner, to }: Place): GridHeading {
  const across = cells.map((cell, column) =>
    column > corner && column < to && cell.kind === 'power' ? cell : null,
  );
  const spare: SpareColumn[] = cells.flatMap(({ kind }, column) => {
    const isOwn = column >= from && column < to && column !== corner;
    return isOwn && (kind === 'blank' || kind === 'text')
      ? [{ column, isNamed: kind === 'text' }]
      : [];
  });
  return { from, to, corner, across, spare };
}

function findTwice({ across }: GridHeading): number {
  return across.findIndex(
    (power, column) => power && across.findIndex((each) => each?.value === power.value) < column,
  );
}

/**
 * The grids whose headings are in a row, side by side; null if no powers run across, or no column before them can run
 * down.
 */
export function gridsIn(row: readonly string[], body: Rows): GridHeading[] | HeadingFault | null {
  const cells = row.map(headingCell);
  const first = cells.findIndex(isPower);
  if (first < 1 || isSum(cells, first)) return null;
  const unread = cells.findIndex(({ kind }) => kind === 'unread');
  const isNamed = row.some((text) => axesNamed(text).length > 0);
  if (unread >= 0) return isNamed ? { refused: 'headingUnread', column: unread } : null;
  const corners = cornersIn(row, cells, body);
  // A quantity, so the row is not a heading.
  const isCounted = cells.some(({ kind }, at) => kind === 'large' && !corners.includes(at));
  if (isCounted) return null;
  const foreign = findForeign(row, corners, body);
  if (foreign >= 0) return { refused: 'headingUnread', column: foreign };
  const grids = corners.map((corner, index) => {
    const from = index === 0 ? 0 : corner;
    return gridAt(cells, { from, corner, to: corners[index + 1] ?? cells.length });
  });
  for (const grid of grids) {
    const twice = findTwice(grid);
    if (twice >= 0) return { refused: 'headingTwice', column: twice };
  }
  return grids;
}
