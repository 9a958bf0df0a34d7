import type { CellTarget } from '../../domain/power-grid/cells.ts';
import { isPlainBlock, pasteBlock, readBlock } from '../../domain/power-grid/clipboard.ts';
import type { PowerGrid } from '../../domain/power-grid/grid.ts';
import { type GridSelection, rangeOf } from '../../domain/power-grid/selection.ts';
import { positionOf } from '../../domain/power-grid/window.ts';
import { gridMore } from '../../i18n/power-grid/grid-more.ts';
import { gridNotices } from '../../i18n/power-grid/power-grid.ts';
import { setCells } from './edits.ts';
import { $grid, $setup, putGrid } from './grid.ts';
import { $gridNotice, type NamedRefusal, refusalAt, showNotice, showRefusals } from './notice.ts';
import { screenNow } from './screen.ts';

const { texts } = gridNotices;

/**
 * Pastes clipboard text as one undo step, or nothing if any of it is refused: a value that is not a quantity may mean
 * that the whole block is misplaced. A block with headings says where it belongs.
 */
export function pasteText(text: string): void {
  const block = readBlock(text);
  if (isPlainBlock(block)) layBlock(block);
  else void pasteTable(block);
}

async function pasteTable(block: string[][]): Promise<void> {
  const screen = screenNow();
  if (!screen) return;
  try {
    const { readPasted } = await import('./pasted-table.ts');
    const table = readPasted(block, screen);
    if (table) take(targetsOf(table.lines), table.refused);
    else layBlock(block);
  } catch {
    showNotice(gridMore.texts.failed, 0);
  }
}

const targetsOf = (lines: readonly ({ pieces: number } & CellTarget['cell'])[]): CellTarget[] =>
  lines.map(({ pieces, ...cell }) => ({ cell, pieces }));

function layBlock(block: readonly (readonly string[])[]): void {
  const grid = $grid.get();
  if (!grid) return;
  const { targets, refused } = pasteBlock(grid.window, grid.selection, block, $setup.get().unit);
  const isNothing = targets.length === 0 && refused.length === 0;
  if (isNothing) showNotice(texts.pastedNothing, 0);
  else take(targets, refused.map(refusalAt(grid.window)));
}

function take(targets: readonly CellTarget[], refused: readonly NamedRefusal[]): void {
  if (refused.length > 0) showRefusals(texts.pastedNone, refused, targets);
  else paste(targets);
}

function paste(targets: readonly CellTarget[]): void {
  setCells(targets);
  const grid = $grid.get();
  if (grid) putGrid({ ...grid, selection: pastedRange(grid, targets) });
  showNotice(texts.pasted, targets.length);
}

/** Pastes the valid part of the last refused paste. */
export function pasteRest(): void {
  const rest = $gridNotice.get()?.rest ?? [];
  if (rest.length > 0) paste(rest);
}

function pastedRange(
  { window, selection }: PowerGrid,
  targets: readonly CellTarget[],
): GridSelection {
  const positions = targets.flatMap(({ cell }) => positionOf(window, cell) ?? []);
  if (positions.length === 0) return selection;
  const rows = positions.map(({ row }) => row);
  const columns = positions.map(({ column }) => column);
  const { top, first } = rangeOf(selection);
  const isHere = rows.includes(top) && columns.includes(first);
  const active = isHere
    ? { row: top, column: first }
    : { row: Math.min(...rows), column: Math.min(...columns) };
  const anchor = { row: Math.max(...rows), column: Math.max(...columns) };
  return { anchor, active, entry: active.column };
}
