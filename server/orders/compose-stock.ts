import type { StockOrder } from '../../src/domain/stock.ts';
import { checkStock } from '../../src/domain/stock-check.ts';
import type { Composed } from './place.ts';

/** Checks lines of stock lenses. The lab keeps none yet, so every lens is an unknown one. */
export function composeStock({ lines }: StockOrder): Composed {
  return { issues: checkStock(lines, () => undefined), kept: undefined };
}
