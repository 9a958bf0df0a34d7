import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { OrderKind, OrderState } from '../../../src/domain/order/order.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope, type Scope } from '../pool/scope.ts';
import type { OrderContent } from '../schema/order-tables.ts';

/** Whose orders are read: one account's, or the lab's view over all. */
export type OrderScope = Exclude<Scope, 'directory'>;

/** Where a page of orders ended; the account tells two accounts' orders of one id apart. */
export interface Position {
  placedAt: Date;
  id: string;
  account: string;
}

/** The columns every order has, with its account's name and its events, oldest first. */
interface OrderHead {
  account_id: string;
  account_name: string;
  id: string;
  placed_at: Date;
  placed_by: string;
  request_hash: Buffer;
  events: { id: string; at: string; state: OrderState; by_name: string; message: string }[];
}

/** The fields of an order's content that a list reads: the rest can be a frame's trace or two thousand lines. */
const listedFields = ['reference', 'patient', 'lens'] as const;

type Listed<Content> = Pick<Content, Extract<keyof Content, (typeof listedFields)[number]>>;

/** The columns that depend on the kind of order, as far as a list reads them. */
export type ListedContent<Kind extends OrderKind = OrderKind> = {
  [Each in Kind]: Omit<OrderContent<Each>, 'content' | 'price'> & {
    content: Listed<OrderContent<Each>['content']>;
    price: Pick<OrderContent<Each>['price'], 'total'>;
  };
}[Kind];

/** An order as a list reads it. */
export type ListedOrder = OrderHead & ListedContent;
/** An order with everything in it. */
export type StoredOrder = OrderHead & OrderContent;

const listedContent = sql`jsonb_build_object(${sql.join(
  listedFields.map((field) => sql`${sql.lit(field)}, "order".content -> ${sql.lit(field)}`),
)})`;

/** Orders newest first, after a position; costs the same at every depth. */
export async function listOrders(
  database: Database,
  scope: OrderScope,
  page: { after: Position | undefined; limit: number },
): Promise<ListedOrder[]> {
  let query = orders(database, scope)
    .select(listedContent.as('content'))
    .select(sql`jsonb_build_object('total', "order".price -> 'total')`.as('price'))
    .orderBy('order.placed_at', 'desc')
    .orderBy('order.id', 'desc')
    .orderBy('order.account_id', 'desc')
    .limit(page.limit);
  if (page.after) {
    const { placedAt, id, account } = page.after;
    const place = sql<boolean>`("order".placed_at, "order".id, "order".account_id)`;
    query = query.where(sql<boolean>`${place} < (${placedAt}, ${id}::uuid, ${account}::uuid)`);
  }
  const name = `list-orders-${scope === 'lab' ? 'lab' : 'own'}-${page.after ? 'after' : 'first'}`;
  const rows = await queryInScope(database, scope, name, query.compile());
  // A row's columns are all of one kind of order, which the table's type cannot say.
  return rows as ListedOrder[];
}

/**
 * One order by its id. Ids are made by clients, so in the lab's view two accounts may bear the same: the one placed
 * first is meant, unless an account is named.
 */
export async function findOrder(
  database: Database,
  scope: OrderScope,
  id: string,
  account?: string,
): Promise<StoredOrder | undefined> {
  let query = orders(database, scope)
    .select(['order.content', 'order.price'])
    .where('order.id', '=', id);
  if (account) query = query.where('order.account_id', '=', account);
  const first = query.orderBy('order.placed_at').limit(1).compile();
  const name = `find-order-${scope === 'lab' ? 'lab' : 'own'}${account ? '-of' : ''}`;
  const [row] = await queryInScope(database, scope, name, first);
  return row as StoredOrder | undefined;
}

/** What an account did with an id: placed an order under it, withdrew one, or nothing yet. */
export async function fateOfId(
  database: Database,
  account: string,
  id: string,
): Promise<'placed' | 'withdrawn' | undefined> {
  const query = database.queries
    .selectFrom('orders')
    .select('kind')
    .where('account_id', '=', account)
    .where('id', '=', id);
  const [row] = await queryInScope(database, { account }, 'fate-of-id', query.compile());
  return row && (row.kind === 'withdrawn' ? 'withdrawn' : 'placed');
}

/** Word for word the condition of the partial indexes, and no parameter: PostgreSQL uses them for nothing else. */
const isPlaced = sql<boolean>`"order".kind <> 'withdrawn'`;

function orders({ queries }: Database, scope: OrderScope) {
  const query = queries
    .selectFrom('orders as order')
    .innerJoin('accounts as account', 'account.account_id', 'order.account_id')
    .where(isPlaced)
    .select(['order.account_id', 'order.id', 'order.kind', 'order.lens_names', 'order.pieces'])
    .select(['order.placed_at', 'order.placed_by', 'order.request_hash'])
    .select('account.name as account_name')
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('order_events as event')
          .select(['event.id', 'event.at', 'event.state', 'event.by_name', 'event.message'])
          .whereRef('event.account_id', '=', 'order.account_id')
          .whereRef('event.order_id', '=', 'order.id')
          .orderBy('event.at')
          .orderBy('event.id'),
      ).as('events'),
    );
  return scope === 'lab' ? query : query.where('order.account_id', '=', scope.account);
}
