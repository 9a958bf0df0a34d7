import { isPosting } from '../../domain/stockroom/shelf-task.ts';
import { refreshStock } from '../stock/stock.ts';
import { clearTyped, readView } from './desk.ts';
import { enterTyped } from './post.ts';
import { previewCells, saveRevision } from './revise.ts';
import { $head, typedCells } from './typed.ts';

/** Enters everything typed into the grids, or nothing. Levels and powers are previewed first. */
export async function enterCells(): Promise<void> {
  const { task } = $head.get();
  const typed = typedCells(task);
  if (!isPosting(task)) await previewCells(task, typed);
  else if (await enterTyped(task, typed, readView)) clearTyped();
}

/** Saves the previewed levels or powers. */
export async function saveCells(): Promise<void> {
  if (!(await saveRevision())) return;
  clearTyped();
  readView();
  // The charts of the lenses may have changed.
  await refreshStock();
}
