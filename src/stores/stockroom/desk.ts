import { atom, computed } from 'nanostores';
import { stockroomPaths } from '../../api/stockroom/paths.ts';
import { sheetOf } from '../../domain/power-grid/cells.ts';
import { type PowerGrid, showSheet, showWindow } from '../../domain/power-grid/grid.ts';
import { type GridView, type GridWindow, windowOf } from '../../domain/power-grid/window.ts';
import { chartForTask } from '../../domain/stockroom/shelf-chart.ts';
import { isDeepEqual } from '../../domain/vocabulary/deep-equal.ts';
import { $editing, $grid, $setup, $sheets, putGrid } from '../power-grid/grid.ts';
import { clearNotice } from '../power-grid/notice.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { $stock, followStock } from '../stock/stock.ts';
import { $cells, readCells } from './items.ts';
import { $head, forgetTyped, keepSheet, type ShelfHead, sheetFor } from './typed.ts';

/** The chart on screen, and the part of it that is visible. */
export type ShelfView = GridView & { lens: string; diameter: number };

/** Null until the lenses are known. */
export const $shelfView = atom<ShelfView | null>(null);

/** Number of powers typed for the task on screen, across all lenses, and the sum of their pieces. */
export const $typedSum = computed($grid, (grid) => {
  const lines = [...(grid?.sheet.lines.values() ?? [])];
  return { items: lines.length, pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0) };
});

const powersOf = ({ lens, diameter, spheres, cylinders }: GridWindow) => {
  return { lens, diameter, spheres, cylinders };
};

const corner = { row: 0, column: 0 };
const atCorner = { anchor: corner, active: corner, entry: 0 };

/** The typed quantities in a new window. The selection stays if the window shows the same powers. */
function gridIn(window: GridWindow, before: PowerGrid | null): PowerGrid {
  const sheet = sheetFor($head.get().task);
  const selection = before?.selection ?? atCorner;
  const isSame = before && isDeepEqual(powersOf(before.window), powersOf(window));
  if (!before || isSame) return { ...showSheet(window, sheet), selection };
  return showWindow({ ...showSheet(before.window, sheet), selection }, window);
}

/** Shows the chart of the view with the quantities typed for the task. */
function show(): void {
  const view = $shelfView.get();
  const read = $cells.get();
  if (!view || read?.path !== stockroomPaths.cells(view.lens, view.diameter)) return;
  const chart = chartForTask(view, read.states, $head.get().task);
  putGrid(gridIn(windowOf(view.lens, chart, view), $grid.get()));
}

/** Reads the chart on screen. */
export function readView(): void {
  const view = $shelfView.get();
  if (view) void readCells(view.lens, view.diameter);
}

/** Opens the first chart of the first lens once the lenses are known. */
function chooseFirst(): void {
  const [lens] = $stock.get()?.lenses ?? [];
  if (lens && !$shelfView.get()) viewShelf({ lens: lens.id });
}

/** A lens without powers begins with the usual diameter. */
const firstView: ShelfView = { lens: '', diameter: 650, half: 'minus', isWhole: false };

/** Shows another chart or another part of it. */
export function viewShelf(change: Partial<ShelfView>): void {
  const view = { ...firstView, ...$shelfView.get(), ...change };
  const charts = $stock.get()?.lenses.find(({ id }) => id === view.lens)?.charts ?? [];
  const isKept =
    change.diameter !== undefined || charts.some(({ diameter }) => diameter === view.diameter);
  const diameter = isKept ? view.diameter : (charts[0]?.diameter ?? view.diameter);
  $editing.set(null);
  clearNotice();
  $shelfView.set({ ...view, diameter });
  show();
  readView();
}

/** Changes what is being entered. Quantities typed for another task stay until that task is resumed. */
export function enterAs(change: Partial<ShelfHead>): void {
  $editing.set(null);
  if (change.task) clearNotice();
  $head.set({ ...$head.get(), ...change });
  show();
}

/** Clears what was typed for the current task, once it has been entered. */
export function clearTyped(): void {
  forgetTyped($head.get().task);
  show();
}

function keepTyped(): void {
  const grid = $grid.get();
  if (grid) keepSheet($head.get().task, grid.sheet);
}

/** Interval of reading the stock again, ms, since lenses that go into production leave the shelf. */
const readEveryMs = 10_000;

/** Keeps the screen up to date until the returned function is called. It borrows the table of the shops' power grid. */
export function followShelf(): () => void {
  const { unit, layer } = $setup.get();
  $grid.set(null);
  $setup.set({ ...$setup.get(), unit: 'pieces', layer: 'counted' });
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') readView();
  }, readEveryMs);
  const ends = [
    followStock(),
    keepFresh(readView, () => true),
    $stock.subscribe(chooseFirst),
    $cells.listen(show),
    $grid.listen(keepTyped),
    () => clearInterval(timer),
  ];
  show();
  return () => {
    for (const end of ends) end();
    $editing.set(null);
    clearNotice();
    $grid.set(null);
    $sheets.setKey('counted', sheetOf([], { keepsZero: true }));
    $setup.set({ ...$setup.get(), unit, layer });
  };
}
