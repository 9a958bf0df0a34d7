import { settleEdit } from '../../../stores/power-grid/edits.ts';
import { $editing } from '../../../stores/power-grid/grid.ts';

/** Commits the open edit. Returns false if its text isn't a quantity. */
export function settle(grid: Element): boolean {
  if ($editing.get() === null) return true;
  const field = grid.querySelector<HTMLInputElement>('.power-grid-editor');
  return settleEdit(field?.value ?? '', { isForRange: false }) === null;
}
