import { settleEdit } from '../../../stores/power-grid/edits.ts';
import { $editing } from '../../../stores/power-grid/grid.ts';

/** Settles what is typed into the cell that is being edited; false while it is no quantity. */
export function settle(grid: Element): boolean {
  if ($editing.get() === null) return true;
  const field = grid.querySelector<HTMLInputElement>('.power-grid-editor');
  return settleEdit(field?.value ?? '', { isForRange: false }) === null;
}
