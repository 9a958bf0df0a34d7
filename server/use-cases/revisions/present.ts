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

/** Kinds of which there are many: of them only those are read that changes concern. */
const many = ['stockCell', 'price'] as const;

/** What the rules need to know of the present assortment to judge changes. */
export async function readPresent(
  transaction: Transaction,
  changes: readonly ItemChange[],
): Promise<Assortment> {
  const known = new Map<string, Item>();
  await inSlices(changes, (change) => known.set(formatItem(change), change));
  const few = await readItemsBut(transaction, many);
  const present = new Map(await entriesOf(few, known));
  const cells = await cellsOf(transaction, changes);
  const repriced = [...repricedBy(present, changes).keys()];
  const prices = await pricesOf(transaction, changes, repriced);
  for (const [key, entry] of await entriesOf([...cells, ...prices], known)) present.set(key, entry);
  return present;
}

/** The powers that changes name, and all of the lenses that they take away. */
function cellsOf(transaction: Transaction, changes: readonly ItemChange[]) {
  const lenses = changes.flatMap((change) =>
    change.kind === 'stockLens' && change.value === null ? [change.id] : [],
  );
  const named = changes.filter((change) => change.kind === 'stockCell').map(stockCellKey);
  return readCells(transaction, { named, lenses });
}

/** The dated prices that changes name, everything they reprice, and those of tiers that they take away. */
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

/** Entries of rows. A key that the changes name too has been read already. */
function entriesOf(
  rows: readonly AssortmentRow[],
  known: ReadonlyMap<string, Item>,
): Promise<(readonly [string, Entry])[]> {
  return inSlices(rows, ({ item: key, value }) => {
    const item = known.get(key) ?? parseItem(key);
    if (!item) throw new Error(`"${key}" is no item`);
    return [key, { ...item, value } as Entry] as const;
  });
}
