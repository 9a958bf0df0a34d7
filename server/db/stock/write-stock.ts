import type { Transaction } from 'kysely';
import { stockCellKey } from '../../../src/domain/stock/chart.ts';
import type { StockBand, StockLens } from '../../../src/domain/stock/stock.ts';
import type { Database } from '../pool/database.ts';
import { inBatches } from '../pool/in-batches.ts';
import { inScope } from '../pool/scope.ts';
import { dropPastPrices } from '../prices/dated-prices.ts';
import type { Tables } from '../schema/tables.ts';
import { clearShelf, putOnShelf } from '../shelf/write-shelf.ts';
import type { ShelfCell } from './read-stock.ts';

/** A stock lens as the lab enters it: prices by tier, and all powers with their pieces. */
export type StockEntry = Omit<StockLens, 'charts' | 'bands'> & {
  tiers: Readonly<Record<string, readonly StockBand[]>>;
  cells: readonly ShelfCell[];
};

/** Replaces all stock lenses with their prices and counts. */
export async function writeStock(
  database: Database,
  entries: readonly StockEntry[],
): Promise<void> {
  await inScope(database, 'lab', async (transaction) => {
    const before = await transaction.selectFrom('stock_cells').select('item').execute();
    await dropPastPrices(transaction, 'stock');
    await transaction.deleteFrom('stock_lenses').execute();
    await clearShelf(
      transaction,
      before.map(({ item }) => item),
    );
    for (const [position, entry] of entries.entries()) {
      await writeLens(transaction, entry, position);
      await writeCells(transaction, entry);
      for (const [tier, bands] of Object.entries(entry.tiers)) {
        await writeBands(transaction, entry.id, tier, bands);
      }
    }
  });
}

async function writeLens(transaction: Transaction<Tables>, entry: StockEntry, position: number) {
  const { id, code, name, index: refractive_index } = entry;
  const row = { id, position, code, name_fa: name.fa, name_en: name.en, refractive_index };
  await transaction.insertInto('stock_lenses').values(row).execute();
}

async function writeCells(transaction: Transaction<Tables>, { id: lens, cells }: StockEntry) {
  const onShelf = cells.map(([diameter, sphere, cylinder, on_hand]) => {
    return { item: stockCellKey({ lens, diameter, sphere, cylinder }), on_hand };
  });
  await putOnShelf(transaction, onShelf);
  await inBatches(cells, (some) => {
    const rows = some.map(([diameter, sphere, cylinder]) => {
      return { lens_id: lens, diameter, sphere, cylinder };
    });
    return transaction.insertInto('stock_cells').values(rows).execute();
  });
}

async function writeBands(
  transaction: Transaction<Tables>,
  lens_id: string,
  tier: string,
  bands: readonly StockBand[],
) {
  for (const [position, band] of bands.entries()) {
    const key = { lens_id, tier, position };
    await transaction
      .insertInto('stock_bands')
      .values({
        ...key,
        sphere_min: band.sphereMin,
        sphere_max: band.sphereMax,
        cylinder_min: band.cylinderMin,
        cylinder_max: band.cylinderMax,
        diameter: band.diameter,
      })
      .execute();
    const rows = band.breaks.map(({ from, price }) => ({ ...key, from_pieces: from, price }));
    await transaction.insertInto('stock_breaks').values(rows).execute();
  }
}
