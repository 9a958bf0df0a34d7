import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Assortment, Entry, ItemChange } from '../../../src/domain/revisions/entry.ts';
import { repricedBy } from '../../../src/domain/revisions/implied-changes.ts';
import { formatItem, type Item } from '../../../src/domain/revisions/item-key.ts';
import { parseItem } from '../../../src/domain/revisions/parse-item.ts';
import { stockCellKey } from '../../../src/domain/stock/chart.ts';
import { inBatches } from '../../db/pool/in-batches.ts';
import type { Tables } from '../../db/schema/tables.ts';
import { inSlices } from '../../process/concurrency/in-slices.ts';

type Row = { item: string; value: unknown };

/** Kinds of which there are many: of them only those are read that changes concern. */
const many = ['stockCell', 'price'] as const;

/** What the rules need to know of the present assortment to judge changes. */
export async function readPresent(
  transaction: Transaction<Tables>,
  changes: readonly ItemChange[],
): Promise<Assortment> {
  const known = new Map<string, Item>();
  await inSlices(changes, (change) => known.set(formatItem(change), change));
  const few = await transaction
    .selectFrom('assortment')
    .select(['item', 'value'])
    .where('kind', 'not in', many)
    .execute();
  const present = new Map(await entriesOf(few, known));
  const cells = await readCells(transaction, changes);
  const repriced = [...repricedBy(present, changes).keys()];
  const prices = await readPrices(transaction, changes, repriced);
  for (const [key, entry] of await entriesOf([...cells, ...prices], known)) present.set(key, entry);
  return present;
}

/** The powers that changes name, and all of the lenses that they take away. */
async function readCells(
  transaction: Transaction<Tables>,
  changes: readonly ItemChange[],
): Promise<Row[]> {
  const rows: Row[] = [];
  const read = async (condition: RawBuilder<boolean>) => {
    const found = await transaction
      .selectFrom('stockCells')
      .select(sql<string>`'stockCell ' || item`.as('item'))
      .select(sql<unknown>`jsonb_build_object('level', level)`.as('value'))
      .where(condition)
      .execute();
    for (const row of found) rows.push(row);
  };
  const gone = changes.flatMap((change) =>
    change.kind === 'stockLens' && change.value === null ? [change.id] : [],
  );
  if (gone.length > 0) await read(sql`lens_id = any(${gone})`);
  const named = changes.filter((change) => change.kind === 'stockCell').map(stockCellKey);
  await inBatches(named, (some) => read(sql`item = any(${some})`));
  return rows;
}

/** The dated prices that changes name, and everything they reprice; those of tiers have one word more. */
async function readPrices(
  transaction: Transaction<Tables>,
  changes: readonly ItemChange[],
  repriced: readonly string[],
): Promise<Row[]> {
  const named = changes.filter(({ kind }) => kind === 'price').map(formatItem);
  if (named.length + repriced.length === 0) return [];
  return transaction
    .selectFrom('assortment')
    .select(['item', 'value'])
    .where('kind', '=', 'price')
    .where(
      sql<boolean>`(item = any(${named}) or substr(item, 18) = any(${repriced})
        or regexp_replace(substr(item, 18), ' [^ ]+$', '') = any(${repriced}))`,
    )
    .execute();
}

/** Entries of rows. A key that the changes name too has been read already. */
function entriesOf(
  rows: readonly Row[],
  known: ReadonlyMap<string, Item>,
): Promise<(readonly [string, Entry])[]> {
  return inSlices(rows, ({ item: key, value }) => {
    const item = known.get(key) ?? parseItem(key);
    if (!item) throw new Error(`"${key}" is no item`);
    return [key, { ...item, value } as Entry] as const;
  });
}
