import { CompiledQuery } from 'kysely';
import { readPriceName } from '../../../../src/domain/revisions/price-name.ts';
import { inBatches } from '../../pool/in-batches.ts';
import type { Transaction } from '../../schema/transaction.ts';
import type { Changed } from './changed.ts';

const pricesSql = `insert into dated_prices (item, tier, valid_from, price, is_general)
  select * from unnest($1::text[], $2::text[], $3::date[], $4::bigint[], $5::boolean[])
  on conflict (item, tier, valid_from) do update set price = excluded.price, is_general = excluded.is_general`;

const removalSql = `delete from dated_prices
  using unnest($1::text[], $2::text[], $3::date[]) as gone (item, tier, day)
  where dated_prices.item = gone.item and dated_prices.tier = gone.tier and valid_from = day`;

/** The columns that identify prices. General prices have an empty tier. */
function namesOf(prices: readonly { of: string; day: string }[]): [string[], string[], string[]] {
  const read = prices.map(({ of }) => readPriceName(of));
  return [
    read.map(({ of }) => of),
    read.map(({ tier }) => tier ?? ''),
    prices.map(({ day }) => day),
  ];
}

/** Writes dated prices, and deletes removed ones. */
export async function writeDatedPrices(transaction: Transaction, { kept, gone }: Changed<'price'>) {
  await inBatches(gone, (some) =>
    transaction.executeQuery(CompiledQuery.raw(removalSql, namesOf(some))),
  );
  await inBatches(kept, (some) =>
    transaction.executeQuery(
      CompiledQuery.raw(pricesSql, [
        ...namesOf(some),
        some.map(({ value }) => value.price),
        some.map(({ value }) => value.isGeneral ?? false),
      ]),
    ),
  );
}
