import type { Assortment, Entry, ItemChange } from '../../../src/domain/revisions/entry.ts';
import { removedTiers, repricedBy } from '../../../src/domain/revisions/implied-changes.ts';
import { formatItem, type Item } from '../../../src/domain/revisions/item-key.ts';
import { parseItem } from '../../../src/domain/revisions/parse-item.ts';
import { stockCellKey } from '../../../src/domain/stock/chart.ts';
import {
  type AssortmentRow,
  readCells,
  readDatedPrices,
  readItemsBut,
} from '../../db/revisions/read-assortment.ts';
import type { Transaction } from '../../db/schema/transaction.ts';
import { inSlices } from '../../process/concurrency/in-slices.ts';

/** Kinds with many items, of which only those affected by the changes are read. */
const largeKinds = ['stockCell', 'price'] as const;

/** The parts of the present assortment that the rules need to check changes. */
export async function readPresent(
  transaction: Transaction,
  changes: readonly ItemChange[],
): Promise<Assortment> {
  const known = new Map<string, Item>();
  await inSlices(changes, (change) => known.set(formatItem(change), change));
  const few = await readItemsBut(transaction, largeKinds);
  const present = new Map(await entriesOf(few, known));
  const cells = await cellsOf(transaction, changes);
  const repriced = [...repricedBy(present, changes).keys()];
  const prices = await pricesOf(transaction, changes, repriced);
  for (const [key, entry] of await entriesOf([...cells, ...prices], known)) present.set(key, entry);
  return present;
}

/** The powers that the changes name, and all powers of the lenses that they remove. */
function cellsOf(transaction: Transaction, changes: readonly ItemChange[]) {
  const lenses = changes.flatMap((change) =>
    change.kind === 'stockLens' && change.value === null ? [change.id] : [],
  );
  const named = changes.filter((change) => change.kind === 'stockCell').map(stockCellKey);
  return readCells(transaction, { named, lenses });
}

/** The dated prices that changes name, those of everything they reprice, and those of tiers that they remove. */
async function pricesOf(
  transaction: Transaction,
  changes: readonly ItemChange[],
  repriced: readonly string[],
): Promise<AssortmentRow[]> {
  const named = changes.filter(({ kind }) => kind === 'price').map(formatItem);
  const tiers = removedTiers(changes);
  if (named.length + repriced.length + tiers.length === 0) return [];
  return readDatedPrices(transaction, { named, repriced, tiers });
}

/** Converts rows to entries. A key that the changes also name has already been parsed. */
function entriesOf(
  rows: readonly AssortmentRow[],
  known: ReadonlyMap<string, Item>,
): Promise<(readonly [string, Entry])[]> {
  return inSlices(rows, ({ item: key, value }) => {
    const item = known.get(key) ?? parseItem(key);
    if (!item) throw new Error(`"${key}" is not an item`);
    return [key, { ...item, value } as Entry] as const;
  });
}
