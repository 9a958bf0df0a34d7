import { labDay } from '../../src/domain/vocabulary/lab-day.ts';
import type { Database } from '../db/pool/database.ts';
import { writePrices } from '../use-cases/catalogue/dated-prices.ts';

/** Invented prices in rials for a tier that no demo account has. */
const ownPrices = [
  { item: 'coating blue-cut wholesale', price: 1_680_000 },
  { item: 'service anti-fog wholesale', price: 750_000 },
];

/** Writes the prices of a tier that apply from today on. */
export function writeSamplePrices(database: Database): Promise<void> {
  return writePrices(database, labDay(Date.now()), ownPrices);
}
