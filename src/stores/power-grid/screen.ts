import type { ScreenChoice } from '../../domain/stock-table/table.ts';
import { $stock } from '../stock/stock.ts';
import { $gridWindow, $setup } from './grid.ts';

/** What the screen shows stands for what a file or a pasted table does not say; null while it shows nothing. */
export function screenNow(): ScreenChoice | null {
  const window = $gridWindow.get();
  const lenses = $stock.get()?.lenses;
  if (!window || !lenses) return null;
  return { lenses, lens: window.lens, diameter: window.diameter, unit: $setup.get().unit };
}
