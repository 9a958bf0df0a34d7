import { sql } from 'kysely';
import type { KnownFrame } from '../../../src/domain/frame/known-frame.ts';
import { frameOfOrder } from '../../../src/domain/frame/last-frames.ts';
import { everyOrder, ofAccount } from '../order-list/order-filter.ts';
import { orderBy, pageKeys } from '../order-list/page-keys.ts';
import type { OrderScope } from '../orders/read-orders.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** Number of orders searched; a frame not ordered since is not worth suggesting. */
const lastOrders = 100;

/** Orders searched for a frame that is typed, of those that name one: some years of a shop that names few. */
const namedOrders = 500;

/** What an order says of its frame; older ones may say less. */
type Described = {
  details: Parameters<typeof frameOfOrder>[0];
  frame: Parameters<typeof frameOfOrder>[1];
};

const described = sql`content -> 'frameDetails' as details, content -> 'frame' as frame`;

const nameOf = (what: string, scope: OrderScope) => `${what}-${scope === 'lab' ? 'lab' : 'own'}`;

const framesOf = (rows: readonly Described[]) =>
  rows.map(({ details, frame }) => frameOfOrder(details, frame));

/** The frames of the last prescription orders of an account, newest first. */
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

/** The frames of an account’s last orders that name a model, newest first; further back than those of any orders. */
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
