import { fillRange } from '../../domain/power-grid/edits.ts';
import type { StockBand } from '../../domain/stock/stock.ts';
import { pricedPowers } from '../../domain/stockroom/priced-powers.ts';
import { readCount } from '../../domain/typed/amount.ts';
import { readPrefix } from '../assortment/assortment.ts';
import { setCells } from '../power-grid/edits.ts';
import { $grid } from '../power-grid/grid.ts';
import { $shelfView, enterAs } from './desk.ts';
import { enterCells } from './enter-cells.ts';
import { $cells } from './items.ts';

type Tiers = { tiers?: Readonly<Record<string, readonly StockBand[]>> };

/** The price ranges of a lens for all tiers; null if they cannot be read. */
async function bandsOf(lens: string): Promise<StockBand[] | null> {
  const item = `stockLens ${lens}`;
  const found = (await readPrefix(item))?.find((each) => each.item === item);
  return found ? Object.values((found.value as Tiers).tiers ?? {}).flat() : null;
}

/** Result of filling in the powers that have a price. */
export type Filling = 'shown' | 'none' | 'unread' | 'left';

/** Types the powers that have a price for at least one tier, and previews what would be added. */
export async function fillFromPrices(): Promise<Filling> {
  const view = $shelfView.get();
  if (!view) return 'left';
  const bands = await bandsOf(view.lens);
  if (!bands) return 'unread';
  // Another chart may be open by now.
  if ($shelfView.get() !== view) return 'left';
  const cells = pricedPowers(view, bands, $cells.get()?.states ?? new Map());
  if (cells.length === 0) return 'none';
  enterAs({ task: 'powers' });
  setCells(cells.map((cell) => ({ cell, pieces: 1 })));
  await enterCells();
  return 'shown';
}

/** Types a quantity for every power on screen. Returns false if `typed` isn't a valid quantity. */
export function fillShown(typed: string): boolean {
  const read = readCount(typed);
  const window = $grid.get()?.window;
  if (read.kind !== 'count' || !window) return false;
  const { spheres, cylinders } = window;
  const range = { top: 0, bottom: spheres.length - 1, first: 0, last: cylinders.length - 1 };
  setCells(fillRange(window, range, read.value));
  return true;
}
