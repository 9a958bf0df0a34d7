import { sql } from 'kysely';
import { hasUnread, type OrderReader } from '../order-messages/order-reads.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { OrderFilter, Position } from './order-filter.ts';
import { orderBy, pageKeys, shapeOf } from './page-keys.ts';
import {
  type ListedOrder,
  listedContent,
  listedPrice,
  type OrderScope,
  orders,
} from './read-orders.ts';

/** Named unlike the columns of orders, so that the list's order is not ambiguous. */
interface Key {
  page_account: string;
  page_id: string;
}

/**
 * The limits a query can have. They are written into it, because PostgreSQL plans a limit it does not know as a tenth of
 * the table.
 */
const pageSizes = [5, 26, 101] as const;

/** Reads the orders that pass a filter after a position. Every page costs the same. */
export async function listOrders(
  database: Database,
  scope: OrderScope,
  {
    filter,
    after,
    limit,
    reader,
  }: {
    filter: OrderFilter;
    after: Position | undefined;
    limit: number;
    /** Whose unread messages are marked. */
    reader?: OrderReader;
  },
): Promise<ListedOrder[]> {
  const size = pageSizes.find((each) => each >= limit) ?? 101;
  const account = scope === 'lab' ? filter.account : scope.account;
  const found = pageKeys({ filter: { ...filter, account }, after, size });
  const keys = sql<Key>`(select account_id as page_account, id as page_id from (${found}) as found)`;
  const unmarked = orders(database, scope)
    .innerJoin(keys.as('page'), (join) =>
      join
        .onRef('page.page_account', '=', 'order.account_id')
        .onRef('page.page_id', '=', 'order.id'),
    )
    .select(listedContent.as('content'))
    .select(listedPrice.as('price'))
    .orderBy(orderBy[filter.order]);
  const query = reader ? unmarked.select(hasUnread(reader).as('has_unread')) : unmarked;
  const whose = scope === 'lab' ? (account ? 'lab-of' : 'lab') : 'own';
  const name = `list-orders-${whose}-${shapeOf(filter)}-${size}${reader ? '-marked' : ''}`;
  const rows = await queryInScope(database, scope, name, query.compile());
  // A row's columns are all of one kind of order, which the table's type cannot say.
  return rows.slice(0, limit) as ListedOrder[];
}
