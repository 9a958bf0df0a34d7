import { writePieces } from '../../domain/stock/pieces.ts';
import { type CellWish, piecesOf } from '../../domain/stock-grid/cells.ts';
import { copyBlock } from '../../domain/stock-grid/clipboard.ts';
import {
  fillDown,
  fillRange,
  fillRight,
  type RefusedCell,
  readTyped,
} from '../../domain/stock-grid/edits.ts';
import {
  commit,
  redo,
  type StockGrid,
  type Travelled,
  undo,
} from '../../domain/stock-grid/grid.ts';
import { type GridSelection, placesIn, rangeOf } from '../../domain/stock-grid/selection.ts';
import { cellAt, type Place, placeOf } from '../../domain/stock-grid/window.ts';
import { writeNumber } from '../../i18n/language/format-number.ts';
import type { Message } from '../../i18n/language/message.ts';
import { gridNotices } from '../../i18n/stock-grid/stock-grid.ts';
import { $locale } from '../shell/locale.ts';
import { $editing, $grid, $setup, putGrid } from './grid.ts';
import { refusalAt, tell, tellNothing, tellRefused } from './notice.ts';

const { texts } = gridNotices;

function withGrid<T>(act: (grid: StockGrid) => T): T | null {
  const grid = $grid.get();
  return grid && act(grid);
}

/** Makes wishes come true as one step; how many cells it changed. */
export function makeWishes(wishes: readonly CellWish[]): number {
  const changed = withGrid((grid) => {
    const next = commit(grid, wishes);
    if (next !== grid) putGrid(next);
    return next === grid ? 0 : (next.sheet.done.at(-1)?.length ?? 0);
  });
  return changed ?? 0;
}

/** Selects; what is being edited must be settled first. */
export function select(selection: GridSelection): void {
  withGrid((grid) => putGrid({ ...grid, selection }));
}

/** Begins to type over what the active cell holds. */
export function beginEdit(text: string): void {
  $editing.set({ text, how: 'typed' });
}

/** Opens the active cell with what it holds. */
export function openCell(): void {
  withGrid(({ frame, sheet, selection }) => {
    const cell = cellAt(frame, selection.active);
    const text = cell ? writePieces(piecesOf(sheet, cell), $setup.get().unit) : '';
    $editing.set({ text: writeNumber(text, $locale.get()), how: 'opened' });
  });
}

export function cancelEdit(): void {
  $editing.set(null);
}

/**
 * Settles what was typed into the active cell, or into the whole range. What is no quantity stays in the editor, and is
 * given back.
 */
export function settleEdit(
  text: string,
  { isForRange }: { isForRange: boolean },
): RefusedCell | null {
  const refused = withGrid(({ frame, selection }) => {
    const places = isForRange ? placesIn(rangeOf(selection)) : [selection.active];
    const edit =
      text.trim() === ''
        ? { wishes: places.flatMap((place) => emptied(place)), refused: [] }
        : readTyped(
            frame,
            places.map((place) => ({ place, text })),
            $setup.get().unit,
          );
    const [first] = edit.refused.filter(({ reason }) => !isForRange || reason !== 'notMade');
    if (first) return first;
    makeWishes(edit.wishes);
    return null;
  });
  if (refused) tellOf(refused);
  else {
    tellNothing();
    $editing.set(null);
  }
  return refused;
}

function tellOf(refused: RefusedCell): void {
  withGrid(({ frame }) => tellRefused(texts.refused, [refusalAt(frame)(refused)]));
}

function emptied(place: Place): CellWish[] {
  const cell = withGrid(({ frame }) => cellAt(frame, place));
  return cell ? [{ cell, pieces: null }] : [];
}

/** Sets one cell by its place, as the steppers of the touch screen do. */
export function setPieces(place: Place, pieces: number | null): void {
  withGrid(({ frame }) => {
    const cell = cellAt(frame, place);
    if (cell) makeWishes([{ cell, pieces }]);
  });
}

export function clearRange(): void {
  withGrid(({ frame, selection }) => {
    tell(texts.cleared, makeWishes(fillRange(frame, rangeOf(selection), null)));
  });
}

/** What the active cell holds, or the range's first row or column, into the rest of the range. */
export function fillSelection(way: 'all' | 'down' | 'right'): void {
  withGrid(({ frame, sheet, selection }) => {
    const range = rangeOf(selection);
    const active = cellAt(frame, selection.active);
    const wishes = {
      all: () => fillRange(frame, range, active ? piecesOf(sheet, active) : null),
      down: () => fillDown(frame, range, sheet),
      right: () => fillRight(frame, range, sheet),
    };
    tell(texts.filled, makeWishes(wishes[way]()));
  });
}

/** The selected range as text for the clipboard. */
export function copySelection(): string {
  const text = withGrid(({ frame, sheet, selection }) => {
    const range = rangeOf(selection);
    tell(texts.copied, placesIn(range).length);
    return copyBlock(frame, range, sheet, $setup.get().unit);
  });
  return text ?? '';
}

export function undoEdit(): void {
  travel(undo, texts.undone);
}

export function redoEdit(): void {
  travel(redo, texts.redone);
}

function travel(way: (grid: StockGrid) => Travelled | null, text: Message): void {
  $editing.set(null);
  withGrid((grid) => {
    const travelled = way(grid);
    if (!travelled) return;
    putGrid(travelled.grid);
    const isInSight = travelled.step.some(({ cell }) => placeOf(grid.frame, cell) !== null);
    tell(isInSight ? text : texts.elsewhere, travelled.step.length);
  });
}
