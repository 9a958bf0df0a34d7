import { map } from 'nanostores';
import { stockroomPaths } from '../../api/stockroom/paths.ts';
import { type StockSheet, sheetOf } from '../../domain/power-grid/cells.ts';
import { stockCellKey } from '../../domain/stock/chart.ts';
import type { PostingHead, TypedItem } from '../../domain/stockroom/compose-posting.ts';
import { cellOfKey, type ShelfState } from '../../domain/stockroom/shelf-chart.ts';
import { keepsZero, type ShelfTask, shelfTasks } from '../../domain/stockroom/shelf-task.ts';
import { heldTyped, holdStore, holdTyped } from '../leaving/held-typed.ts';
import { onOtherPerson } from '../shell/session.ts';
import { $cells } from './items.ts';

/** What is being entered, with the details that apply to all of it. */
export type ShelfHead = Omit<PostingHead, 'kind'> & { task: ShelfTask };

export const $head = map<ShelfHead>({
  task: 'receipt',
  reason: 'damaged',
  direction: 'less',
  note: '',
});

holdStore('shelf', $head);

const noSheet = (task: ShelfTask) => sheetOf([], { keepsZero: keepsZero(task) });

/** The quantities typed for each task, across all lenses. */
const sheets = new Map<ShelfTask, StockSheet>();

/** The stock of each power when its number was typed, by task and key. */
const noted = new Map<string, { pieces: number; state: ShelfState | undefined }>();

const noteOf = (task: ShelfTask, key: string) => `${task} ${key}`;

/** The quantities typed for a task. They survive switching to another task. */
export const sheetFor = (task: ShelfTask): StockSheet => sheets.get(task) ?? noSheet(task);

/** Saves the typed quantities, and the current stock for each number that has changed. */
export function keepSheet(task: ShelfTask, sheet: StockSheet): void {
  if (sheet === sheets.get(task)) return;
  sheets.set(task, sheet);
  const read = $cells.get();
  for (const [key, { lens, diameter, pieces }] of sheet.lines) {
    const note = noteOf(task, key);
    const isShown = read?.path === stockroomPaths.cells(lens, diameter);
    if (!isShown || noted.get(note)?.pieces === pieces) continue;
    noted.set(note, { pieces, state: read.states.get(key) });
  }
  holdCells();
}

/** The items typed for a task, each with the stock when it was typed. */
export function typedCells(task: ShelfTask): TypedItem[] {
  return [...sheetFor(task).lines.values()].map((line) => {
    const item = stockCellKey(line);
    return { item, pieces: line.pieces, state: noted.get(noteOf(task, item))?.state };
  });
}

/** Clears what was typed for a task, once it has been entered. */
export function forgetTyped(task: ShelfTask): void {
  for (const key of sheetFor(task).lines.keys()) noted.delete(noteOf(task, key));
  sheets.set(task, noSheet(task));
  holdCells();
}

type HeldCells = Partial<Record<ShelfTask, readonly TypedItem[]>>;

const heldName = 'cells';

function holdCells(): void {
  const typed = shelfTasks.map((task) => [task, typedCells(task)] as const);
  const some = typed.filter(([, cells]) => cells.length > 0);
  holdTyped(heldName, some.length > 0 ? Object.fromEntries(some) : null);
}

/** Restores what the signed-in user had typed. */
function openCells(): void {
  const held = heldTyped<HeldCells>(heldName) ?? {};
  noted.clear();
  for (const task of shelfTasks) {
    const cells = held[task] ?? [];
    for (const { item, ...note } of cells) noted.set(noteOf(task, item), note);
    const lines = cells.map(({ item, pieces }) => ({ ...cellOfKey(item), pieces }));
    sheets.set(task, sheetOf(lines, { keepsZero: keepsZero(task) }));
  }
}

openCells();
onOtherPerson(openCells);
