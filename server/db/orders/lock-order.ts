import { sql } from 'kysely';
import type { OrderStatus } from '../../../src/domain/lifecycle/order-status.ts';
import type { Transaction } from '../schema/transaction.ts';

type LockedOrder = { account: string; lastEvent: string | null; status: OrderStatus };

/**
 * Locks the order and reads its status. Clients make the ids, so without an account the lab gets `ambiguous` if two
 * accounts use the same one.
 */
export async function lockOrder(
  transaction: Transaction,
  { id, account }: { id: string; account: string | undefined },
): Promise<LockedOrder | 'ambiguous' | undefined> {
  let query = transaction
    .selectFrom('orders')
    .select(['accountId', 'lastEvent', 'state', 'back', 'heldFor', 'quotedTotal', 'remakeOf'])
    .select(
      sql<
        number | null
      >`coalesce((price ->> 'total')::bigint, case when remake_of is not null then quoted_total end)`.as(
        'placedTotal',
      ),
    )
    .select(sql<string | null>`promised_for::text`.as('promisedFor'))
    .where('id', '=', id)
    .where('kind', '<>', 'withdrawn');
  if (account) query = query.where('accountId', '=', account);
  const [row, another] = await query.limit(2).forNoKeyUpdate().execute();
  if (!row) return undefined;
  if (another) return 'ambiguous';
  const { state, back, heldFor, placedTotal, quotedTotal, promisedFor, remakeOf } = row;
  const status = {
    state,
    back,
    heldFor,
    placedTotal,
    quotedTotal,
    promisedFor,
    ...(remakeOf !== null && { isRemake: true }),
  };
  return { account: row.accountId, lastEvent: row.lastEvent, status };
}
