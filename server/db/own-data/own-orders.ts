import { sql } from 'kysely';
import { everyOrder, type Position } from '../order-list/order-filter.ts';
import { orderBy, pageKeys } from '../order-list/page-keys.ts';
import { type StoredOrder, wholeOrders } from '../orders/read-orders.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** A small page, because one order can hold 2,000 lines. */
const pageSize = 10;

/** Named differently from the columns of orders, so that the sort order is not ambiguous. */
interface Key {
  pageId: string;
}

/** Reads the next complete orders of an account, newest first. */
async function nextOrders(
  database: Database,
  account: string,
  after: Position | undefined,
): Promise<StoredOrder[]> {
  const found = pageKeys({ filter: { ...everyOrder, account }, after, size: pageSize });
  const keys = sql<Key>`(select id as page_id from (${found}) as found)`;
  const query = wholeOrders(database, { account })
    .innerJoin(keys.as('page'), (join) => join.onRef('page.pageId', '=', 'order.id'))
    .orderBy(orderBy.newest);
  const rows = await queryInScope(database, { account }, 'own-orders', query.compile());
  // A row's columns are all of one kind of order, which the table's type cannot express.
  return rows as StoredOrder[];
}

/**
 * All orders of an account, newest first. Each page is read on demand, and no database connection is held in between.
 */
export async function* ownOrders(
  database: Database,
  account: string,
): AsyncGenerator<StoredOrder, void> {
  let last: StoredOrder | undefined;
  do {
    const after: Position | undefined = last && {
      placedAt: last.placedAt,
      id: last.id,
      account,
      promisedFor: null,
      state: last.state,
    };
    const page = await nextOrders(database, account, after);
    yield* page;
    last = page.length === pageSize ? page.at(-1) : undefined;
  } while (last);
}
