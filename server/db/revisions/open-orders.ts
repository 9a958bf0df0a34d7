import { CompiledQuery } from 'kysely';
import type { Transaction } from '../schema/transaction.ts';

/** An order in any other state may still be made, priced or remade from the catalogue. */
const closed = ['delivered', 'cancelled', 'rejected'];

/** The names used by open orders, in the form of `removalsOf`, and how many orders use each. */
const namedSql = `
  select name, count(distinct (account_id, id))::int as count
  from orders
  cross join lateral (
    select concat_ws(' ', 'design', content #>> '{lens,design}') as name where kind = 'rx'
    union all select concat_ws(' ', 'variant', content #>> '{lens,design}', content #>> '{lens,index}',
      content #>> '{lens,colour}') where kind = 'rx'
    union all select concat_ws(' ', 'coating', content #>> '{lens,coating}') where kind = 'rx'
    union all select concat_ws(' ', 'service', content #>> '{services,tint,colour}') where kind = 'rx'
    union all select concat_ws(' ', 'service', content #>> '{services,mirror}') where kind = 'rx'
    union all select concat_ws(' ', 'service', coat)
      from jsonb_array_elements_text(case when kind = 'rx' then content #> '{services,coats}' end) coat
    union all select concat_ws(' ', 'kind', content ->> 'job') where kind = 'rx'
    union all select 'kind balance' where kind = 'rx' and content ->> 'balance' is not null
    union all select 'kind engraving' where kind = 'rx' and content #>> '{services,engraving}' <> ''
    union all select case kind
      when 'stock' then concat_ws(' ', 'shelf', line ->> 'lens', line ->> 'diameter', line ->> 'sphere',
        line ->> 'cylinder')
      else concat_ws(' ', 'shelf', line ->> 'product', line ->> 'variant') end
      from jsonb_array_elements(case when kind in ('stock', 'accessories') then content -> 'lines' end) line
  ) named
  where kind <> 'withdrawn' and state <> all($1) and name = any($2)
  group by name`;

/** The number of open orders for each name that has any. */
export async function countOpenOrders(
  transaction: Transaction,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const query = CompiledQuery.raw(namedSql, [closed, names]) as CompiledQuery<{
    name: string;
    count: number;
  }>;
  const { rows } = await transaction.executeQuery(query);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/**
 * Waits for orders being placed, and makes new ones wait until the transaction ends, so that they see the catalogue it
 * leaves. Saves that remove lenses are rare and short.
 */
export async function holdOrders(transaction: Transaction): Promise<void> {
  await transaction.executeQuery(
    CompiledQuery.raw('lock table orders in share row exclusive mode'),
  );
}
