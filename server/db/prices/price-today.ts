import { type RawBuilder, sql } from 'kysely';
import type { OwnPrice } from '../../../src/domain/revisions/own-prices.ts';
import { rateTodaySql } from './tax-today.ts';

/**
 * The general price of an item on a day; `base` applies before the first of its dates. Part of the query rather than a
 * database function, which PostgreSQL would plan again in each query.
 */
export function priceOn(
  day: RawBuilder<string>,
  item: RawBuilder<string>,
  base: RawBuilder<unknown>,
): RawBuilder<number | null> {
  return sql<number | null>`(
    select held.price from (
      select dated.price, dated.valid_from from dated_prices dated
      where dated.item = ${item} and dated.tier = '' and dated.valid_from <= ${day}
      union all select ${base}, '-infinity'
    ) held order by held.valid_from desc limit 1
  )`;
}

/** The rate in basis points that raises listed prices today; none if the lab's lists include tax. */
const taxToAddSql = `(
  select case when lists_include_tax then 0 else coalesce(${rateTodaySql}, 0)
  end from catalogue
)`;

/**
 * The general price that applies today to a row of the catalogue's tables, under the row's name in the query. Includes
 * tax.
 */
export function priceToday(
  row: 'coating' | 'service' | 'band' | 'break',
): RawBuilder<number | null> {
  const named = row === 'break' ? sql`band, "break"` : sql.ref(row);
  return withTax(priceOn(sql`lab_today()`, sql`price_item(${named})`, sql.ref(`${row}.price`)));
}

/**
 * A listed price with today's tax. Added tax is rounded half up to whole rials in each price, so that lines and totals
 * are sums of the prices shown.
 */
function withTax(listed: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql<number | null>`(
    select listed.price + (2 * listed.price * ${sql.raw(taxToAddSql)} + 10000) / 20000
    from (select ${listed} as price) listed
  )`;
}

/**
 * A query for the tiers' own prices on a day. For each tier and item, it takes the latest dated price in effect, unless
 * that switches back to the general price.
 */
export function ownPricesOn(day: RawBuilder<string>): RawBuilder<OwnPrice> {
  return sql<OwnPrice>`
    select item as of, tier, price from (
      select distinct on (item, tier) * from dated_prices
      where tier <> '' and valid_from <= ${day}
      order by item, tier, valid_from desc
    ) held where not is_general`;
}

/** The tiers' own prices today, including tax, as a JSON array. */
export const ownPricesToday = sql<OwnPrice[]>`(
  select coalesce(json_agg(json_build_object('of', own.of, 'tier', own.tier, 'price', ${withTax(sql`own.price`)})), '[]')
  from (${ownPricesOn(sql`lab_today()`)}) own
)`;
