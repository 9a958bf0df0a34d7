import { CompiledQuery } from 'kysely';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';

/** The items that an account watches, most recent request first. */
export async function readWatches(database: Database, account: string): Promise<string[]> {
  const query = database.queries
    .selectFrom('stockWatches')
    .select('item')
    .where('accountId', '=', account)
    .orderBy('askedAt', 'desc')
    .orderBy('item')
    .compile();
  const rows = await queryInScope(database, { account }, 'stock-watches', query);
  return rows.map(({ item }) => item);
}

/** Starts or stops watching an item. */
export async function setWatch(
  transaction: Transaction,
  { account, item, isWatched }: { account: string; item: string; isWatched: boolean },
): Promise<void> {
  if (isWatched) {
    await transaction
      .insertInto('stockWatches')
      .values({ accountId: account, item })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await transaction
    .deleteFrom('stockWatches')
    .where((eb) => eb.and({ accountId: account, item }))
    .execute();
}

/** An item that is back in stock, and the accounts that watched it. */
export interface CameFor {
  accountId: string;
  item: string;
}

const endSql = `
  delete from stock_watches watch using shelf
  where watch.item = any($1::text[]) and shelf.item = watch.item and shelf.on_hand > 0
  returning watch.account_id, watch.item`;

/** Ends the watches of items that have pieces on hand, and returns the accounts that watched them. */
export async function endWatches(
  transaction: Transaction,
  items: readonly string[],
): Promise<CameFor[]> {
  const query = CompiledQuery.raw(endSql, [items]) as CompiledQuery<CameFor>;
  return (await transaction.executeQuery(query)).rows;
}

/**
 * An item's name; for a power, with its diameter in tenths of a millimetre and its powers in hundredths of a dioptre.
 */
export interface ItemName {
  item: string;
  fa: string;
  en: string;
  diameter: number | null;
  sphere: number | null;
  cylinder: number | null;
}

const namesSql = `
  select cell.item, lens.name_fa as fa, lens.name_en as en, cell.diameter, cell.sphere, cell.cylinder
  from stock_cells cell join stock_lenses lens on lens.id = cell.lens_id where cell.item = any($1::text[])
  union all
  select variant.item, product.name_fa || '، ' || variant.name_fa, product.name_en || ', ' || variant.name_en,
    null, null, null
  from accessory_variants variant join accessory_products product on product.id = variant.product_id
  where variant.item = any($1::text[])`;

/** The current names of items. */
export async function readItemNames(
  transaction: Transaction,
  items: readonly string[],
): Promise<ItemName[]> {
  const query = CompiledQuery.raw(namesSql, [items]) as CompiledQuery<ItemName>;
  return (await transaction.executeQuery(query)).rows;
}
