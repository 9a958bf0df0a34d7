import { longDay } from '../../../src/domain/vocabulary/long-day.ts';
import { type ItemPrice, pricedFrom } from '../../db/catalogue/read-prices.ts';
import type { Database } from '../../db/pool/database.ts';
import { asChange, saveAsOperator } from '../revisions/replace-items.ts';

/** Replaces the prices that take effect on a day; an empty list removes them. */
export async function writePrices(
  database: Database,
  day: string,
  prices: readonly ItemPrice[],
): Promise<void> {
  const keyOf = (item: string) => `price ${day} ${item}`;
  const kept = prices.map(({ item, price }) => asChange({ item: keyOf(item), value: { price } }));
  const named = new Set(prices.map(({ item }) => item));
  await saveAsOperator(database, {
    note: `قیمت‌ها از ${longDay(day, 'fa')} · Prices from ${day} on`,
    changes: async (transaction) => {
      const before = await pricedFrom(transaction, day);
      const gone = before.filter((item) => !named.has(item));
      return [...kept, ...gone.map((item) => asChange({ item: keyOf(item), value: null }))];
    },
  });
}
