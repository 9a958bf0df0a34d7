import { type CellTarget, piecesOf } from '../../domain/power-grid/cells.ts';
import { copyBlock } from '../../domain/power-grid/clipboard.ts';
import {
  fillDown,
  fillRange,
  fillRight,
  type RefusedCell,
  readTyped,
} from '../../domain/power-grid/edits.ts';
import {
  applyTargets,
  type HistoryMove,
  type PowerGrid,
  redo,
  undo,
} from '../../domain/power-grid/grid.ts';
import { type GridSelection, positionsIn, rangeOf } from '../../domain/power-grid/selection.ts';
import { type CellPosition, cellAt, positionOf } from '../../domain/power-grid/window.ts';
import { writePieces } from '../../domain/shelf/pieces.ts';
import { writeNumber } from '../../i18n/language/format-number.ts';
import type { Message } from '../../i18n/language/message.ts';
import { gridNotices } from '../../i18n/power-grid/power-grid.ts';
import { $locale } from '../shell/locale.ts';
import { $editing, $grid, $setup, putGrid } from './grid.ts';
import { clearNotice, refusalAt, showNotice, showRefusals } from './notice.ts';

const { texts } = gridNotices;

function withGrid<T>(act: (grid: PowerGrid) => T): T | null {
  const grid = $grid.get();
  return grid && act(grid);
}

/** Applies changes as one undo step. Returns the number of cells changed. */
export function setCells(targets: readonly CellTarget[]): number {
  const changed = withGrid((grid) => {
    const next = applyTargets(grid, targets);
    if (next !== grid) putGrid(next);
    return next === grid ? 0 : (next.sheet.done.at(-1)?.length ?? 0);
  });
  return changed ?? 0;
}

/** Changes the selection. An open edit must be completed or cancelled first. */
export function select(selection: GridSelection): void {
  withGrid((grid) => putGrid({ ...grid, selection }));
}

/** Starts an edit that replaces the active cell's value. */
export function beginEdit(text: string): void {
  $editing.set({ text, how: 'typed' });
}

/** Starts an edit with the active cell's value. */
export function openCell(): void {
  withGrid(({ window, sheet, selection }) => {
    const cell = cellAt(window, selection.active);
    const text = cell ? writePieces(piecesOf(sheet, cell), $setup.get().unit) : '';
    $editing.set({ text: writeNumber(text, $locale.get()), how: 'opened' });
  });
}

/** Drops the edit with what was said about its text. */
export function cancelEdit(): void {
  $editing.set(null);
  clearNotice();
}

/**
 * Ends the edit of the active cell or of the whole range. Text that is not a quantity stays in the editor and is
 * returned.
 */
export function settleEdit(
  text: string,
  { isForRange }: { isForRange: boolean },
): RefusedCell | null {
  const refused = withGrid(({ window, selection }) => {
    const positions = isForRange ? positionsIn(rangeOf(selection)) : [selection.active];
    const edit =
      text.trim() === ''
        ? { targets: positions.flatMap((position) => emptied(position)), refused: [] }
        : readTyped(
            window,
            positions.map((position) => ({ position, text })),
            $setup.get().unit,
          );
    const [first] = edit.refused.filter(({ reason }) => !isForRange || reason !== 'notMade');
    if (first) return first;
    setCells(edit.targets);
    return null;
  });
  if (refused) tellOf(refused);
  else {
    clearNotice();
    $editing.set(null);
  }
  return refused;
}

function tellOf(refused: RefusedCell): void {
  withGrid(({ window }) => showRefusals(texts.refused, [refusalAt(window)(refused)]));
}

function emptied(position: CellPosition): CellTarget[] {
  const cell = withGrid(({ window }) => cellAt(window, position));
  return cell ? [{ cell, pieces: null }] : [];
}

/** Sets one cell, for the touch screen's steppers. */
export function setPieces(position: CellPosition, pieces: number | null): void {
  withGrid(({ window }) => {
    const cell = cellAt(window, position);
    if (cell) setCells([{ cell, pieces }]);
  });
}

export function clearRange(): void {
  withGrid(({ window, selection }) => {
    showNotice(texts.cleared, setCells(fillRange(window, rangeOf(selection), null)));
  });
}

/** Fills the range from the active cell, its first row or its first column. */
export function fillSelection(way: 'all' | 'down' | 'right'): void {
  withGrid(({ window, sheet, selection }) => {
    const range = rangeOf(selection);
    const active = cellAt(window, selection.active);
    const targets = {
      all: () => fillRange(window, range, active ? piecesOf(sheet, active) : null),
      down: () => fillDown(window, range, sheet),
      right: () => fillRight(window, range, sheet),
    };
    showNotice(texts.filled, setCells(targets[way]()));
  });
}

/** Returns the selected range as clipboard text. */
export function copySelection(): string {
  const text = withGrid(({ window, sheet, selection }) => {
    const range = rangeOf(selection);
    showNotice(texts.copied, positionsIn(range).length);
    return copyBlock(window, range, sheet, $setup.get().unit);
  });
  return text ?? '';
}

export function undoEdit(): void {
  travel(undo, texts.undone);
}

export function redoEdit(): void {
  travel(redo, texts.redone);
}

function travel(way: (grid: PowerGrid) => HistoryMove | null, text: Message): void {
  $editing.set(null);
  withGrid((grid) => {
    const travelled = way(grid);
    if (!travelled) return;
    putGrid(travelled.grid);
    const isInSight = travelled.step.some(({ cell }) => positionOf(grid.window, cell) !== null);
    showNotice(isInSight ? text : texts.elsewhere, travelled.step.length);
  });
}
