import { atom, computed, map } from 'nanostores';
import { stockroomPaths } from '../../api/stockroom/stockroom-paths.ts';
import { type StockSheet, sheetOf } from '../../domain/power-grid/cells.ts';
import { showSheet, showWindow } from '../../domain/power-grid/grid.ts';
import { type GridView, type GridWindow, windowOf } from '../../domain/power-grid/window.ts';
import { stockCellKey } from '../../domain/stock/chart.ts';
import type { StockLine } from '../../domain/stock/stock.ts';
import type { PostingHead } from '../../domain/stockroom/compose-posting.ts';
import { type PostingKind, postingKinds } from '../../domain/stockroom/movement-kind.ts';
import { chartOf, expectedOf, type ShelfState } from '../../domain/stockroom/shelf-chart.ts';
import { isSameContent } from '../../domain/vocabulary/same-content.ts';
import { $editing, $grid, $setup, $sheets, putGrid } from '../power-grid/grid.ts';
import { tellNothing } from '../power-grid/notice.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { $stock, followStock } from '../stock/stock.ts';
import { $cells, readCells } from './items.ts';

/** Which chart is on screen, and how much of it. */
export type ShelfView = GridView & { lens: string; diameter: number };

/** Null until the lenses are known. */
export const $shelfView = atom<ShelfView | null>(null);

/** What is being entered. */
export const $head = map<PostingHead>({
  kind: 'receipt',
  reason: 'damaged',
  direction: 'less',
  note: '',
});

const noSheet = (kind: PostingKind) => sheetOf([], { keepsZero: kind === 'count' });
const noSheets = () =>
  Object.fromEntries(postingKinds.map((kind) => [kind, noSheet(kind)])) as Record<
    PostingKind,
    StockSheet
  >;

/** What was typed of each kind, for all lenses. */
const sheets = noSheets();

/** What the book said of each power when its count was typed. */
const noted = new Map<string, { pieces: number; state: ShelfState }>();

/** The book of the moment in which a power was counted. */
export const notedOf = (key: string): ShelfState | undefined => noted.get(key)?.state;

/** Remembers the book for each count that has changed. */
function noteCounts({ lines }: StockSheet): void {
  const states = $cells.get()?.states;
  for (const [key, { pieces }] of lines) {
    const state = states?.get(key);
    if (state && noted.get(key)?.pieces !== pieces) noted.set(key, { pieces, state });
  }
}

function keepTyped(): void {
  const sheet = $grid.get()?.sheet;
  const { kind } = $head.get();
  if (!sheet || sheet === sheets[kind]) return;
  sheets[kind] = sheet;
  if (kind === 'count') noteCounts(sheet);
}

/** How many powers were typed of the kind on screen, for all lenses, and their pieces. */
export const $typedSum = computed($grid, (grid) => {
  const lines = [...(grid?.sheet.lines.values() ?? [])];
  return { items: lines.length, pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0) };
});

const corner = { row: 0, column: 0 };
const atCorner = { anchor: corner, active: corner, entry: 0 };

/** Shows the chart of the view with what was typed of this kind. Counts are shown beside what should lie there. */
function show(): void {
  const view = $shelfView.get();
  const read = $cells.get();
  const { kind } = $head.get();
  if (!view || read?.path !== stockroomPaths.cells(view.lens, view.diameter)) return;
  const countOf = kind === 'count' ? expectedOf : ({ onHand }: ShelfState) => onHand;
  const window = windowOf(view.lens, chartOf(view, read.states, countOf), view);
  const grid = $grid.get();
  const shown = showSheet(grid?.window ?? window, sheets[kind]);
  const selection = grid?.selection ?? atCorner;
  // A range stays selected while the counts are read anew.
  const isSame = isSameContent(axesOf(shown.window), axesOf(window));
  putGrid(
    isSame
      ? { ...showSheet(window, sheets[kind]), selection }
      : showWindow({ ...shown, selection }, window),
  );
}

const axesOf = ({ lens, diameter, spheres, cylinders }: GridWindow) => {
  return { lens, diameter, spheres, cylinders };
};

/** Reads the chart on screen. */
export function readView(): void {
  const view = $shelfView.get();
  if (view) void readCells(view.lens, view.diameter);
}

/** The first chart of the first lens, once there is one. */
function chooseFirst(): void {
  const [lens] = $stock.get()?.lenses ?? [];
  const [chart] = lens?.charts ?? [];
  if (!lens || !chart || $shelfView.get()) return;
  viewShelf({ lens: lens.id, diameter: chart.diameter, half: 'minus', isWhole: false });
}

/** Shows another chart, or another part of it. */
export function viewShelf(change: Partial<ShelfView>): void {
  const view = {
    lens: '',
    diameter: 0,
    half: 'minus',
    isWhole: false,
    ...$shelfView.get(),
    ...change,
  };
  const charts = $stock.get()?.lenses.find(({ id }) => id === view.lens)?.charts ?? [];
  const [first] = charts;
  const isMade = charts.some(({ diameter }) => diameter === view.diameter);
  $editing.set(null);
  tellNothing();
  $shelfView.set({
    ...view,
    diameter: isMade || !first ? view.diameter : first.diameter,
  } as ShelfView);
  show();
  readView();
}

/** Changes what is being entered; what was typed of another kind stays until one comes back to it. */
export function enterAs(change: Partial<PostingHead>): void {
  $editing.set(null);
  if (change.kind) tellNothing();
  $head.set({ ...$head.get(), ...change });
  show();
}

/** The pieces typed of a kind, for all lenses. Nothing typed is 0 only in a count. */
export const typedLines = (kind: PostingKind): StockLine[] => [...sheets[kind].lines.values()];

/** Forgets what was typed of a kind, once it has been entered. */
export function clearTyped(kind: PostingKind): void {
  for (const line of typedLines(kind)) noted.delete(stockCellKey(line));
  sheets[kind] = noSheet(kind);
  show();
}

/** How often the book is read anew, ms: what goes into production leaves its place. */
const readEveryMs = 10_000;

/** Keeps the screen up to date while it is open. The power grid of the shops lends its table meanwhile. */
export function followShelf(): () => void {
  const { unit, layer } = $setup.get();
  $grid.set(null);
  $setup.set({ ...$setup.get(), unit: 'pieces', layer: 'counted' });
  const timer = setInterval(readView, readEveryMs);
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
    tellNothing();
    $grid.set(null);
    $sheets.setKey('counted', noSheet('count'));
    $setup.set({ ...$setup.get(), unit, layer });
  };
}
