import type { MouseEvent, PointerEvent } from 'react';
import { moveSelection } from '../../../domain/power-grid/moves.ts';
import type { CellPosition } from '../../../domain/power-grid/window.ts';
import { openCell, select } from '../../../stores/power-grid/edits.ts';
import { $editing, $grid } from '../../../stores/power-grid/grid.ts';
import { settle } from './grid-editor.ts';

const cellUnder = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('.power-grid-cell') : null;

/** Position of a cell element. The first row and column are headings. */
function positionOfCell(cell: HTMLElement): CellPosition {
  const { parentElement } = cell;
  return {
    row: Number(parentElement?.ariaRowIndex) - 2,
    column: Number(cell.ariaColIndex) - 2,
  };
}

function point(grid: Element, position: CellPosition, isExtending: boolean): void {
  if (!settle(grid)) return;
  const settled = $grid.get();
  if (settled) select(moveSelection(settled.selection, position, { isExtending }));
}

/** A click selects a cell, Shift or dragging selects a range, a double click opens the cell. */
export const pointing = {
  onPointerDown(event: PointerEvent<HTMLDivElement>) {
    const cell = cellUnder(event.target);
    const position = cell && positionOfCell(cell);
    if (!position || event.button !== 0 || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    point(event.currentTarget, position, event.shiftKey);
    if ($editing.get() === null) cell.focus({ preventScroll: true });
  },
  onPointerOver(event: PointerEvent<HTMLDivElement>) {
    const cell = event.buttons === 1 && $editing.get() === null ? cellUnder(event.target) : null;
    const position = cell && positionOfCell(cell);
    if (position) point(event.currentTarget, position, true);
  },
  onDoubleClick(event: MouseEvent<HTMLDivElement>) {
    if (cellUnder(event.target) && $editing.get() === null) openCell();
  },
};
