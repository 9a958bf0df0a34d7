import { atom, computed, map } from 'nanostores';
import { type StockSheet, sheetOf } from '../../domain/power-grid/cells.ts';
import { type PowerGrid, showSheet, showWindow } from '../../domain/power-grid/grid.ts';
import {
  type GridView,
  type GridWindow,
  gridHalves,
  windowOf,
  withoutCounts,
} from '../../domain/power-grid/window.ts';
import type { StockUnit } from '../../domain/shelf/pieces.ts';
import { findStockLens } from '../../domain/stock/chart.ts';
import type { StockLine } from '../../domain/stock/stock.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { persistentAtom } from '../browser-support/persistent.ts';
import { afterPaint } from '../shell/after-paint.ts';
import { $stock } from '../stock/stock.ts';

/** What the grid shows: the order, the levels a shop wants to keep, or its counted stock. */
export const gridLayers = ['order', 'levels', 'counted'] as const;
export type GridLayer = (typeof gridLayers)[number];

export type GridSetup = GridView & {
  lens: string;
  /** Tenths of a millimetre; null before a lens is known. */
  diameter: number | null;
  unit: StockUnit;
  layer: GridLayer;
};

/** Part of the chart last shown on this device. */
const $view = persistentAtom<GridView>(
  storageKeys.gridView,
  { half: 'minus', isWhole: false },
  { encode: JSON.stringify, decode: decodeView },
);

function decodeView(stored: string): GridView {
  const [half = 'minus'] = gridHalves.filter((each) => stored.includes(`"${each}"`));
  return { half, isWhole: stored.includes('"isWhole":true') };
}

export const $setup = map<GridSetup>({
  lens: '',
  diameter: null,
  unit: 'pieces',
  layer: 'order',
  ...$view.get(),
});

const emptySheets = (): Record<GridLayer, StockSheet> => ({
  order: sheetOf([]),
  levels: sheetOf([]),
  counted: sheetOf([], { keepsZero: true }),
});

/** Quantities of each layer, for all lenses. */
export const $sheets = map<Record<GridLayer, StockSheet>>(emptySheets());

/** The visible grid; null until the stock is known. */
export const $grid = atom<PowerGrid | null>(null);

/** The visible part of the chart. */
export const $gridWindow = computed($grid, (grid) => grid?.window ?? null);

export const $canUndo = computed($grid, (grid) => (grid?.sheet.done.length ?? 0) > 0);
export const $canRedo = computed($grid, (grid) => (grid?.sheet.undone.length ?? 0) > 0);

/** An edit of the active cell: `typed` replaces its value, `opened` starts from it. */
export type CellEdit = { text: string; how: 'typed' | 'opened' };

/** Null while no cell is edited. */
export const $editing = atom<CellEdit | null>(null);

/** Lines of the order, regardless of the layer shown. */
export const $orderLines = computed($sheets, ({ order }): readonly StockLine[] => [
  ...order.lines.values(),
]);

/** The order's lines, updated after the next paint, so that price and weight never delay a keystroke. */
export const $settledLines = atom<readonly StockLine[]>([]);
let isSettling = false;

function settleSoon(): void {
  if (isSettling) return;
  isSettling = true;
  afterPaint(() => {
    isSettling = false;
    $settledLines.set($orderLines.get());
  });
}

/** Frame of the chosen lens and diameter, or else of the first ones. */
function shownWindow(): GridWindow | null {
  const stock = $stock.get();
  const { lens: chosen, diameter, half, isWhole, layer } = $setup.get();
  const lens = stock && (findStockLens(stock, chosen) ?? stock.lenses[0]);
  const chart = lens?.charts.find((each) => each.diameter === diameter) ?? lens?.charts[0];
  if (!lens || !chart) return null;
  const window = windowOf(lens.id, chart, { half, isWhole });
  return layer === 'order' ? window : withoutCounts(window);
}

/** Updates the grid after a change of setup or stock. */
function show(): void {
  const window = shownWindow();
  const grid = $grid.get();
  const sheet = $sheets.get()[$setup.get().layer];
  if (!window) $grid.set(null);
  else if (grid?.sheet === sheet) $grid.set(showWindow(grid, window));
  else $grid.set(showWindow({ ...showSheet(window, sheet), selection: selectionOf(grid) }, window));
}

const selectionOf = (grid: PowerGrid | null) =>
  grid?.selection ?? { anchor: corner, active: corner, entry: 0 };
const corner = { row: 0, column: 0 };

/** Keeps the grid up to date until the returned function is called. */
export function followGrid(): () => void {
  const ends = [$stock.subscribe(show), $setup.listen(show), $orderLines.listen(settleSoon)];
  settleSoon();
  return () => {
    for (const end of ends) end();
    $editing.set(null);
  };
}

/** Replaces the grid and the quantities of its layer. */
export function putGrid(grid: PowerGrid): void {
  const { layer } = $setup.get();
  if ($sheets.get()[layer] !== grid.sheet) $sheets.setKey(layer, grid.sheet);
  $grid.set(grid);
}

/** Replaces a layer's quantities and clears its undo history, as when a draft is opened. */
export function setSheet(layer: GridLayer, lines: readonly StockLine[]): void {
  $sheets.setKey(layer, sheetOf(lines, { keepsZero: layer === 'counted' }));
  show();
}

export function setUp(change: Partial<GridSetup>): void {
  $editing.set(null);
  $setup.set({ ...$setup.get(), ...change });
  const { half, isWhole } = $setup.get();
  if (change.half !== undefined || change.isWhole !== undefined) $view.set({ half, isWhole });
}
