import { sql } from 'kysely';
import { formatPriceName } from '../../../src/domain/revisions/price-name.ts';
import type { Rials } from '../../../src/domain/vocabulary/money.ts';
import type { Database } from '../pool/database.ts';
import { ownPricesOn, priceOn } from '../prices/price-today.ts';
import type { Transaction } from '../schema/transaction.ts';

/** An item's price, in rials; null is "price on request". */
export interface ItemPrice {
  item: string;
  price: Rials | null;
}

/** All prices of the lab for a day: the general ones, and the tiers' own. */
export async function readPrices({ queries }: Database, day: string): Promise<ItemPrice[]> {
  const on = sql<string>`${day}::date`;
  const general = await queries
    .selectFrom('basePrices as base')
    .select(['base.item', priceOn(on, sql.ref('base.item'), sql.ref('base.price')).as('price')])
    .execute();
  const { rows: own } = await ownPricesOn(on).execute(queries);
  const named = own.map(({ price, ...name }) => ({ item: formatPriceName(name), price }));
  return [...general, ...named].sort((one, other) => (one.item < other.item ? -1 : 1));
}

/** The items with a price that begins on a day. */
export async function pricedFrom(transaction: Transaction, day: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('datedPrices')
    .select(['item as of', 'tier'])
    .where('validFrom', '=', day)
    .execute();
  return rows.map(({ of, tier }) => formatPriceName({ of, tier: tier || null }));
}
