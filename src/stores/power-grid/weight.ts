import { atom, onMount } from 'nanostores';
import type { StockLine } from '../../domain/stock/stock.ts';
import { $stock } from '../stock/stock.ts';
import { $settledLines } from './grid.ts';

/** Weight of the order in grams; null if unknown. */
export const $orderWeight = atom<number | null>(null);

/** Loads the thickness rules only if there is something to weigh. */
async function weigh(lines: readonly StockLine[]): Promise<void> {
  if (lines.length === 0) return $orderWeight.set(0);
  const rules = await import('../../domain/stock/weight.ts').catch(() => undefined);
  const weight = rules?.weighStock($settledLines.get(), $stock.get()?.lenses ?? []);
  $orderWeight.set(weight ?? null);
}

onMount($orderWeight, () => $settledLines.subscribe((lines) => void weigh(lines)));
