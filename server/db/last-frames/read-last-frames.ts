import { sql } from 'kysely';
import type { KnownFrame } from '../../../src/domain/frame/known-frame.ts';
import { frameOfOrder } from '../../../src/domain/frame/last-frames.ts';
import { everyOrder, ofAccount } from '../order-list/order-filter.ts';
import { orderBy, pageKeys } from '../order-list/page-keys.ts';
import type { OrderScope } from '../orders/read-orders.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** How many orders are searched. A frame not ordered since then isn't worth suggesting. */
const lastOrders = 100;

/**
 * How many orders with a named frame are searched for what the user types: some years' worth, for a shop that names
 * few.
 */
const namedOrders = 500;

/** What an order contains about its frame. Older orders may have less. */
type Described = {
  details: Parameters<typeof frameOfOrder>[0];
  frame: Parameters<typeof frameOfOrder>[1];
};

const described = sql`content -> 'frameDetails' as details, content -> 'frame' as frame`;

const nameOf = (what: string, scope: OrderScope) => `${what}-${scope === 'lab' ? 'lab' : 'own'}`;

const framesOf = (rows: readonly Described[]) =>
  rows.map(({ details, frame }) => frameOfOrder(details, frame));

/** The frames of an account's latest prescription orders, newest first. */
export async function readLastFrames(
  database: Database,
  scope: OrderScope,
  account: string,
): Promise<KnownFrame[]> {
  const filter = { ...everyOrder, kinds: ['rx'] as const, account };
  const last = pageKeys({ filter, after: undefined, size: lastOrders });
  const query = sql<Described>`
    select ${described}
    from orders join (select account_id as page_account, id as page_id from (${last}) as last) as page
      on page_account = account_id and page_id = id
    where account_id = ${account}::uuid and content ? 'frameDetails'
    order by ${orderBy.newest}`;
  const compiled = query.compile(database.queries);
  return framesOf(await queryInScope(database, scope, nameOf('last-frames', scope), compiled));
}

/**
 * The frames of an account's latest orders that name a model, newest first. Goes back further than `readLastFrames`.
 */
export async function readNamedFrames(
  database: Database,
  scope: OrderScope,
  account: string,
): Promise<KnownFrame[]> {
  // Must equal the condition of the partial index, without parameters, or PostgreSQL does not use it.
  const query = sql<Described>`
    select ${described} from orders
    where ${ofAccount(account)} kind = 'rx' and content #>> '{frameDetails,model}' <> ''
    order by placed_at desc, id desc limit ${sql.lit(namedOrders)}`;
  const compiled = query.compile(database.queries);
  return framesOf(await queryInScope(database, scope, nameOf('named-frames', scope), compiled));
}
