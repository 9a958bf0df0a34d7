import { type RawBuilder, sql } from 'kysely';
import { hasUnread, type OrderReader } from '../order-messages/order-reads.ts';
import {
  type ListedOrder,
  listedContent,
  listedPrice,
  type OrderScope,
  orders,
} from '../orders/read-orders.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import { findKeys, isSearch } from './find-keys.ts';
import type { OrderFilter, Position } from './order-filter.ts';
import { orderBy, pageKeys, shapeOf } from './page-keys.ts';

/** Named differently from the columns of orders, so that the list's sort order is not ambiguous. */
interface Key {
  pageAccount: string;
  pageId: string;
}

/**
 * The possible limits of the query. They are part of the statement's text, because PostgreSQL assumes a tenth of the
 * table for a limit it does not know.
 */
const pageSizes = [5, 26, 101] as const;

interface AskedOrders {
  filter: OrderFilter;
  after: Position | undefined;
  limit: number;
  /** The user whose unread messages are marked. */
  reader?: OrderReader;
}

type Named = Pick<Position, 'account' | 'id'>;

/** Some of the orders that match a filter. */
export interface ListedOrders {
  orders: ListedOrder[];
  /** Where a search stopped before it had the requested number; null if the list ends with them. */
  until: Position | null;
}

/**
 * Reads a page of the orders that match a filter. With keyset pagination, every page costs the same. A page of search
 * results can be short.
 */
export async function listOrders(
  database: Database,
  scope: OrderScope,
  { filter: asked, after, limit, reader }: AskedOrders,
): Promise<ListedOrders> {
  const size = pageSizes.find((each) => each >= limit) ?? 101;
  const account = scope === 'lab' ? asked.account : scope.account;
  const filter = { ...asked, account };
  const read = (what: string, keys: RawBuilder<unknown>) => {
    const whose = scope === 'lab' ? (account ? 'lab-of' : 'lab') : 'own';
    const name = `list-orders-${whose}-${what}-${size}${reader ? '-marked' : ''}`;
    return readOrders(database, scope, { name, keys, order: filter.order, reader });
  };
  if (!isSearch(filter)) {
    const isNarrowed = filter.states.length + filter.kinds.length > 0;
    // Each text of a statement needs its own name.
    const parts: string[] = [shapeOf(filter), filter.order, isNarrowed ? 'narrowed' : ''];
    const what = [...new Set(parts)].filter(Boolean).join('-');
    const found = await read(what, pageKeys({ filter, after, size }));
    return { orders: found.slice(0, limit), until: null };
  }
  const { found, until } = await findKeys(database, scope, { filter, after, size });
  if (found.length === 0) return { orders: [], until };
  return { orders: (await read(`found-${filter.order}`, keysOf(found))).slice(0, limit), until };
}

/** Orders by account and id, newest first. Leaves out those outside the scope. */
export function listNamed(
  database: Database,
  scope: OrderScope,
  named: readonly Named[],
): Promise<ListedOrder[]> {
  const name = `list-orders-${scope === 'lab' ? 'lab' : 'own'}-named`;
  return readOrders(database, scope, {
    name,
    keys: keysOf(named),
    order: 'newest',
    reader: undefined,
  });
}

const keysOf = (found: readonly Named[]) => sql`
  select account_id, id from unnest(
    ${found.map(({ account }) => account)}::uuid[], ${found.map(({ id }) => id)}::uuid[]
  ) as listed (account_id, id)`;

interface Reading {
  name: string;
  /** A query for accounts and ids. */
  keys: RawBuilder<unknown>;
  order: OrderFilter['order'];
  reader: OrderReader | undefined;
}

async function readOrders(
  database: Database,
  scope: OrderScope,
  { name, keys: found, order, reader }: Reading,
): Promise<ListedOrder[]> {
  const keys = sql<Key>`(select account_id as page_account, id as page_id from (${found}) as found)`;
  const unmarked = orders(database, scope)
    .innerJoin(keys.as('page'), (join) =>
      join.onRef('page.pageAccount', '=', 'order.accountId').onRef('page.pageId', '=', 'order.id'),
    )
    .select(listedContent.as('content'))
    .select(listedPrice.as('price'))
    .orderBy(orderBy[order]);
  const query = reader ? unmarked.select(hasUnread(reader).as('hasUnread')) : unmarked;
  // A row's columns are all of one kind of order, which the table's type cannot express.
  return (await queryInScope(database, scope, name, query.compile())) as ListedOrder[];
}
