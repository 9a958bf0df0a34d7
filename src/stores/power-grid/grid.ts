import { persistentAtom } from '@nanostores/persistent';
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
import { findStockLens } from '../../domain/stock/chart.ts';
import type { StockUnit } from '../../domain/stock/pieces.ts';
import type { StockLine } from '../../domain/stock/stock.ts';
import { storageKeys } from '../../panel/storage-keys.ts';
import { afterPaint } from '../shell/after-paint.ts';
import { $stock } from '../stock/stock.ts';

/** What the grid is about to hold: an order, the levels a shop wants to keep, or what it counted on its shelf. */
export const gridLayers = ['order', 'levels', 'counted'] as const;
export type GridLayer = (typeof gridLayers)[number];

export type GridSetup = GridView & {
  lens: string;
  /** Tenths of a millimetre; null before a lens is known. */
  diameter: number | null;
  unit: StockUnit;
  layer: GridLayer;
};

/** How much of a chart this device last looked at. */
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

/** What each layer holds, every lens together. */
export const $sheets = map<Record<GridLayer, StockSheet>>(emptySheets());

/** What is looked at; null until the stock is known. */
export const $grid = atom<PowerGrid | null>(null);

/** The part of a chart that is shown. */
export const $gridWindow = computed($grid, (grid) => grid?.window ?? null);

export const $canUndo = computed($grid, (grid) => (grid?.sheet.done.length ?? 0) > 0);
export const $canRedo = computed($grid, (grid) => (grid?.sheet.undone.length ?? 0) > 0);

/** How the active cell is being edited: typed over, or opened with what it holds. */
export type CellEdit = { text: string; how: 'typed' | 'opened' };

/** The edit of the active cell; null while there is none. */
export const $editing = atom<CellEdit | null>(null);

/** The lines of the order, whatever layer is looked at. */
export const $orderLines = computed($sheets, ({ order }): readonly StockLine[] => [
  ...order.lines.values(),
]);

/** The order's lines once the last key was answered: what they cost and weigh is reckoned after the paint. */
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

/** Lens and diameter that are shown: those chosen, or the first there are. */
function shownWindow(): GridWindow | null {
  const stock = $stock.get();
  const { lens: chosen, diameter, half, isWhole, layer } = $setup.get();
  const lens = stock && (findStockLens(stock, chosen) ?? stock.lenses[0]);
  const chart = lens?.charts.find((each) => each.diameter === diameter) ?? lens?.charts[0];
  if (!lens || !chart) return null;
  const window = windowOf(lens.id, chart, { half, isWhole });
  return layer === 'order' ? window : withoutCounts(window);
}

/** Shows what the setup asks for; follows the stock as it changes. */
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

/** Shows the grid for as long as its screen is there. */
export function followGrid(): () => void {
  const ends = [$stock.subscribe(show), $setup.listen(show), $orderLines.listen(settleSoon)];
  settleSoon();
  return () => {
    for (const end of ends) end();
    $editing.set(null);
  };
}

/** Takes over what the grid has become, with what it holds. */
export function putGrid(grid: PowerGrid): void {
  const { layer } = $setup.get();
  if ($sheets.get()[layer] !== grid.sheet) $sheets.setKey(layer, grid.sheet);
  $grid.set(grid);
}

/** Replaces what a layer holds, as when a draft is opened; its steps begin anew. */
export function laySheet(layer: GridLayer, lines: readonly StockLine[]): void {
  $sheets.setKey(layer, sheetOf(lines, { keepsZero: layer === 'counted' }));
  show();
}

export function setUp(change: Partial<GridSetup>): void {
  $editing.set(null);
  $setup.set({ ...$setup.get(), ...change });
  const { half, isWhole } = $setup.get();
  if (change.half !== undefined || change.isWhole !== undefined) $view.set({ half, isWhole });
}
