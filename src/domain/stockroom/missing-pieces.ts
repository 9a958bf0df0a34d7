import type { LowAccessory, LowPower } from './low-item.ts';

/** The minimum number of pieces to order so that no order waits for the item and its stock is no longer low. */
export function missingPieces(low: LowPower | LowAccessory): number {
  const enough = 'variant' in low ? low.level + 1 : (low.level ?? 0);
  return low.wanted + Math.max(0, enough - low.onHand);
}
