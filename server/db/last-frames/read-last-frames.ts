import { sql } from 'kysely';
import type { FrameDetails } from '../../../src/domain/frame/details.ts';
import { everyOrder } from '../order-list/order-filter.ts';
import { orderBy, pageKeys } from '../order-list/page-keys.ts';
import type { OrderScope } from '../orders/read-orders.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** Number of orders searched; a frame not ordered since is not worth suggesting. */
const lastOrders = 100;

/** What the last prescription orders of an account say of their frames, newest first; older ones may say nothing. */
export async function readLastFrames(
  database: Database,
  scope: OrderScope,
  account: string,
): Promise<Partial<FrameDetails>[]> {
  const filter = { ...everyOrder, kinds: ['rx'] as const, account };
  const last = pageKeys({ filter, after: undefined, size: lastOrders });
  const query = sql<{ details: Partial<FrameDetails> }>`
    select content -> 'frameDetails' as details
    from orders join (select account_id as page_account, id as page_id from (${last}) as last) as page
      on page_account = account_id and page_id = id
    where account_id = ${account}::uuid and content ? 'frameDetails'
    order by ${orderBy.newest}`;
  const name = `last-frames-${scope === 'lab' ? 'lab' : 'own'}`;
  const rows = await queryInScope(database, scope, name, query.compile(database.queries));
  return rows.map(({ details }) => details);
}
