import type { SentChange } from '../../../src/domain/revisions/entry.ts';
import { stockCellKey } from '../../../src/domain/stock/chart.ts';
import type { StockBand, StockLens } from '../../../src/domain/stock/stock.ts';
import type { Database } from '../../db/pool/database.ts';
import { resetShelf, type ShelfEntry } from '../../db/shelf/write-shelf.ts';
import type { ShelfCell } from '../../db/stock/read-stock.ts';
import { replaceItems } from '../revisions/replace-items.ts';

/** A stock lens as the lab enters it: prices by tier, and all powers with their stock. */
export type StockEntry = Omit<StockLens, 'charts' | 'bands'> & {
  tiers: Readonly<Record<string, readonly StockBand[]>>;
  cells: readonly ShelfCell[];
};

/** Replaces all stock lenses with their prices and stock. */
export function writeStock(database: Database, entries: readonly StockEntry[]): Promise<void> {
  const counts = stockCounts(entries);
  return replaceItems(database, {
    kinds: ['stockLens', 'stockCell'],
    priced: ['stock'],
    items: stockItems(entries),
    note: 'عدسی استوک · Stock lenses',
    also: (transaction) => resetShelf(transaction, counts),
  });
}

/** Stock lenses and their powers as items. */
export const stockItems = (entries: readonly StockEntry[]): SentChange[] =>
  entries.flatMap(itemsOf);

/** The stock of their powers. */
export const stockCounts = (entries: readonly StockEntry[]): ShelfEntry[] =>
  entries.flatMap(countsOf);

function itemsOf({ cells, id, ...value }: StockEntry, position: number): SentChange[] {
  const keys = cells.map(([diameter, sphere, cylinder]) =>
    stockCellKey({ lens: id, diameter, sphere, cylinder }),
  );
  return [
    { item: `stockLens ${id}`, value: { ...value, position } },
    ...keys.map((key) => ({ item: `stockCell ${key}`, value: { level: null } })),
  ];
}

function countsOf({ id: lens, cells }: StockEntry): ShelfEntry[] {
  return cells.map(([diameter, sphere, cylinder, onHand]) => {
    return { item: stockCellKey({ lens, diameter, sphere, cylinder }), onHand };
  });
}
