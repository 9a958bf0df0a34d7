import { sql } from 'kysely';
import { formatPriceName } from '../../../src/domain/revisions/price-name.ts';
import type { Rials } from '../../../src/domain/vocabulary/money.ts';
import type { Database } from '../../db/pool/database.ts';
import { ownPricesOn, priceOn } from '../../db/prices/price-today.ts';
import { asChange, saveAsOperator } from '../revisions/replace-items.ts';

/** An item's price, in rials; null is "price on request". */
export interface ItemPrice {
  item: string;
  price: Rials | null;
}

/** Every price of the lab as it will be on a day: the general ones, and the tiers' own. */
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
        .selectFrom('datedPrices')
        .select(['item as of', 'tier'])
        .where('validFrom', '=', day)
        .execute();
      const gone = before
        .map(({ of, tier }) => formatPriceName({ of, tier: tier || null }))
        .filter((item) => !named.has(item));
      return [...kept, ...gone.map((item) => asChange({ item: keyOf(item), value: null }))];
    },
  });
}
