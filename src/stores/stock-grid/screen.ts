import type { ScreenContext } from '../../domain/stock-table/table.ts';
import { $stock } from '../stock/stock.ts';
import { $frame, $setup } from './grid.ts';

/** What the screen shows stands for what a file or a pasted table does not say; null while it shows nothing. */
export function screenNow(): ScreenContext | null {
  const frame = $frame.get();
  const lenses = $stock.get()?.lenses;
  if (!frame || !lenses) return null;
  return { lenses, lens: frame.lens, diameter: frame.diameter, unit: $setup.get().unit };
}
