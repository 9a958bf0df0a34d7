import type { ScreenChoice } from '../../domain/stock-table/table.ts';
import { $stock } from '../stock/stock.ts';
import { $gridWindow, $setup } from './grid.ts';

/**
 * Defaults for what a file or pasted table leaves out: the lens, diameter and unit on screen. Null before the grid is
 * shown.
 */
export function screenNow(): ScreenChoice | null {
  const window = $gridWindow.get();
  const lenses = $stock.get()?.lenses;
  if (!window || !lenses) return null;
  return { lenses, lens: window.lens, diameter: window.diameter, unit: $setup.get().unit };
}
