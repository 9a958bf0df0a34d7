import { type RawBuilder, sql } from 'kysely';
import { rateTodaySql } from './tax-today.ts';

/**
 * The price of an item on a day, `base` before the first of its dates. In the query itself and not a function of the
 * database: that would be planned anew by each query.
 */
export function priceOn(
  day: RawBuilder<string>,
  item: RawBuilder<string>,
  base: RawBuilder<unknown>,
): RawBuilder<number | null> {
  return sql<number | null>`(
    select held.price from (
      select dated.price, dated.valid_from from dated_prices dated
      where dated.item = ${item} and dated.valid_from <= ${day}
      union all select ${base}, '-infinity'
    ) held order by held.valid_from desc limit 1
  )`;
}

/** The rate in basis points by which listed prices are raised today: none where the lab's lists include the tax. */
const taxToAddSql = `(
  select case when lists_include_tax then 0 else coalesce(${rateTodaySql}, 0)
  end from catalogue
)`;

/**
 * The price that holds today for a row of the catalogue's tables, by the rows' names in the query. It includes the tax;
 * one that is added is rounded half up to a rial in each price, so that lines and totals are sums of what is shown.
 */
export function priceToday(
  row: 'coating' | 'service' | 'band' | 'break',
): RawBuilder<number | null> {
  const named = row === 'break' ? sql`band, "break"` : sql.ref(row);
  const listed = priceOn(sql`lab_today()`, sql`price_item(${named})`, sql.ref(`${row}.price`));
  return sql<number | null>`(
    select listed.price + (2 * listed.price * ${sql.raw(taxToAddSql)} + 10000) / 20000
    from (select ${listed} as price) listed
  )`;
}

/**
 * The revision of the catalogue, as SQL. It changes when the lab writes the catalogue or its prices, and by itself on the
 * day from which prices or a tax that is added to them hold.
 */
export const revisionSql = `concat_ws('.', (select revision from catalogue),
  (select max(valid_from) from dated_prices where valid_from <= lab_today()), nullif(${taxToAddSql}, 0))`;
