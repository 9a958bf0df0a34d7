import { CompiledQuery, type Transaction } from 'kysely';
import { inBatches } from '../../pool/in-batches.ts';
import type { Tables } from '../../schema/tables.ts';
import type { Changed } from './changed.ts';

const pricesSql = `insert into dated_prices (item, valid_from, price)
  select * from unnest($1::text[], $2::date[], $3::bigint[])
  on conflict (item, valid_from) do update set price = excluded.price`;

const removalSql = `delete from dated_prices using unnest($1::text[], $2::date[]) as gone (item, day)
  where dated_prices.item = gone.item and valid_from = day`;

/** Writes dated prices, and removes those that go. */
export async function writeDatedPrices(
  transaction: Transaction<Tables>,
  { kept, gone }: Changed<'price'>,
) {
  await inBatches(gone, (some) =>
    transaction.executeQuery(
      CompiledQuery.raw(removalSql, [some.map(({ of }) => of), some.map(({ day }) => day)]),
    ),
  );
  await inBatches(kept, (some) =>
    transaction.executeQuery(
      CompiledQuery.raw(pricesSql, [
        some.map(({ of }) => of),
        some.map(({ day }) => day),
        some.map(({ value }) => value.price),
      ]),
    ),
  );
}
