import { type RawBuilder, sql } from 'kysely';
import { ofAccount } from './order-filter.ts';
import { type PageRequest, placedOn, placedOrder } from './placed-page.ts';

/** The keys of a figure's orders, from the index of what orders count as, without reading any order. */
export function countedKeys({ filter, after, size }: PageRequest): RawBuilder<unknown> {
  const { lens = '', names = [] } = filter.counted ?? {};
  const order = placedOrder(filter);
  return sql`select of_name.* from unnest(${names}::text[]) as one_name, lateral (
      select account_id, order_id as id, placed_at from counted_orders
      where ${ofAccount(filter.account)} lens = ${lens} and counted = one_name
        and ${placedOn(filter, after, sql.ref('orderId'))}
      order by ${order} limit ${sql.lit(size)}
    ) as of_name order by ${order} limit ${sql.lit(size)}`;
}

/** `countedKeys` together with the given columns of each order. */
export function counted(page: PageRequest, columns: RawBuilder<unknown>) {
  return sql`select ${columns} from (
      select account_id as its_account, id as its_id from (${countedKeys(page)}) as keys
    ) as along join orders on account_id = its_account and id = its_id`;
}
