import { sql } from 'kysely';
import type { Rials } from '../../../src/domain/vocabulary/money.ts';
import type { Database } from '../pool/database.ts';
import { asChange, saveAsOperator } from '../revisions/replace-items.ts';
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

/** Replaces the prices that hold from a day on; none takes them back. */
export async function writePrices(
  database: Database,
  day: string,
  prices: readonly ItemPrice[],
): Promise<void> {
  const keyOf = (item: string) => `price ${day} ${item}`;
  const kept = prices.map(({ item, price }) => asChange({ item: keyOf(item), value: { price } }));
  const named = new Set(prices.map(({ item }) => item));
  await saveAsOperator(database, {
    note: `Prices from ${day} on`,
    changes: async (transaction) => {
      const before = await transaction
        .selectFrom('dated_prices')
        .select('item')
        .where('valid_from', '=', day)
        .execute();
      const gone = before.filter(({ item }) => !named.has(item));
      return [...kept, ...gone.map(({ item }) => asChange({ item: keyOf(item), value: null }))];
    },
  });
}
