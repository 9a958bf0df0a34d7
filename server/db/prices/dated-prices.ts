import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Rials } from '../../../src/domain/vocabulary/money.ts';
import type { Database } from '../pool/database.ts';
import { inBatches } from '../pool/in-batches.ts';
import type { Tables } from '../schema/tables.ts';
import { priceOn } from './price-today.ts';

/** An item's price, in rials; null is "price on request". */
export interface ItemPrice {
  item: string;
  price: Rials | null;
}

/** Every price of the lab as it will be on a day. */
export function readPrices({ queries }: Database, day: string): Promise<ItemPrice[]> {
  return queries
    .selectFrom('base_prices as base')
    .select([
      'base.item',
      priceOn(sql`${day}::date`, sql.ref('base.item'), sql.ref('base.price')).as('price'),
    ])
    .orderBy('base.item')
    .execute();
}

/** Names the catalogue anew, so that nobody goes on with the prices it had. */
async function renewRevision(transaction: Transaction<Tables>): Promise<void> {
  const revision = randomUUID().slice(0, 16);
  await transaction.updateTable('catalogue').set({ revision }).execute();
}

/** Replaces the prices that hold from a day on; none takes them back. */
export async function writePrices(
  { queries }: Database,
  day: string,
  prices: readonly ItemPrice[],
): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('dated_prices').where('valid_from', '=', day).execute();
    await inBatches(prices, (some) => {
      const rows = some.map(({ item, price }) => ({ item, price, valid_from: day }));
      return transaction.insertInto('dated_prices').values(rows).execute();
    });
    await renewRevision(transaction);
  });
}

type PricedKind = 'coating' | 'service' | 'lens' | 'stock' | 'accessory';

/** Where the catalogue's own prices are written anew, they hold from now on; those planned for later stay planned. */
export async function dropPastPrices(
  transaction: Pick<Kysely<Tables>, 'deleteFrom'>,
  ...kinds: readonly PricedKind[]
): Promise<void> {
  await transaction
    .deleteFrom('dated_prices')
    .where(sql<string>`split_part(item, ' ', 1)`, 'in', kinds)
    .where('valid_from', '<=', sql<string>`lab_today()`)
    .execute();
}
