import { type GridSelection, selectCell } from './selection.ts';
import type { CellPosition, GridWindow } from './window.ts';

/** Rows per Page Up and Page Down. */
const page = 10;

type Size = Pick<GridWindow, 'spheres' | 'cylinders'>;
type Keys = { readonly key: string; readonly isControl: boolean };

const clampIndex = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);

/** Target of a navigation key, as in a spreadsheet; null for other keys. */
export function movedBy(
  { key, isControl }: Keys,
  from: CellPosition,
  size: Size,
): CellPosition | null {
  const last = { row: size.spheres.length - 1, column: size.cylinders.length - 1 };
  const far = isControl;
  const to = (row: number, column: number): CellPosition => ({
    row: clampIndex(row, size.spheres.length),
    column: clampIndex(column, size.cylinders.length),
  });
  switch (key) {
    case 'ArrowUp':
      return to(far ? 0 : from.row - 1, from.column);
    case 'ArrowDown':
      return to(far ? last.row : from.row + 1, from.column);
    case 'ArrowLeft':
      return to(from.row, far ? 0 : from.column - 1);
    case 'ArrowRight':
      return to(from.row, far ? last.column : from.column + 1);
    case 'PageUp':
      return to(from.row - page, from.column);
    case 'PageDown':
      return to(from.row + page, from.column);
    case 'Home':
      return to(far ? 0 : from.row, 0);
    case 'End':
      return to(far ? last.row : from.row, last.column);
    default:
      return null;
  }
}

/** Moves the active cell; `isExtending` (Shift) extends the range to it. */
export function moveSelection(
  selection: GridSelection,
  active: CellPosition,
  { isExtending }: { isExtending: boolean },
): GridSelection {
  return isExtending ? { ...selection, active } : selectCell(active);
}

/** Enter: down to the column where a run of Tabs began; up with Shift. */
export function enterOn(
  selection: GridSelection,
  direction: 1 | -1,
  { spheres }: Size,
): GridSelection {
  const row = clampIndex(selection.active.row + direction, spheres.length);
  return selectCell({ row, column: selection.entry });
}

/** Tab: right; left with Shift. Null at the end of a row: focus leaves the grid. */
export function tabOn(
  { active, entry }: GridSelection,
  direction: 1 | -1,
  { cylinders }: Size,
): GridSelection | null {
  const column = active.column + direction;
  if (column < 0 || column >= cylinders.length) return null;
  const next = { ...active, column };
  return { anchor: next, active: next, entry: Math.min(entry, column) };
}
