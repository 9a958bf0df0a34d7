import { isPosting } from '../../domain/stockroom/shelf-task.ts';
import { refreshStock } from '../stock/stock.ts';
import { clearTyped, readView } from './desk.ts';
import { enterTyped } from './post.ts';
import { previewCells, saveRevision } from './revise.ts';
import { $head, typedCells } from './typed.ts';

/** Enters what was typed into the grids, all of it or nothing; levels and powers are shown first. */
export async function enterCells(): Promise<void> {
  const { task } = $head.get();
  const typed = typedCells(task);
  if (!isPosting(task)) await previewCells(task, typed);
  else if (await enterTyped(task, typed, readView)) clearTyped();
}

/** Saves the levels or powers that are shown. */
export async function saveCells(): Promise<void> {
  if (!(await saveRevision())) return;
  clearTyped();
  readView();
  // The charts of the lenses may have changed.
  await refreshStock();
}
