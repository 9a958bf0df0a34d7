import { settleEdit } from '../../../stores/power-grid/edits.ts';
import { $editing } from '../../../stores/power-grid/grid.ts';

/** Ends the open edit; false if its text is not a quantity. */
export function settle(grid: Element): boolean {
  if ($editing.get() === null) return true;
  const field = grid.querySelector<HTMLInputElement>('.power-grid-editor');
  return settleEdit(field?.value ?? '', { isForRange: false }) === null;
}
