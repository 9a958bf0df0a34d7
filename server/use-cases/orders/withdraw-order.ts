import { CompiledQuery } from 'kysely';
import { statusOfId } from '../../db/orders/read-orders.ts';
import type { Database } from '../../db/pool/database.ts';
import { queryInScope } from '../../db/pool/scope.ts';
import type { PlacedBy } from './new-order.ts';

const withdrawSql = `
  insert into orders (account_id, id, kind, placed_by) values ($1, $2, 'withdrawn', $3)
  on conflict (account_id, id) do nothing
  returning id`;

/**
 * Uses up the id of an order that was not placed, so that it never can be; false when it was
 * placed. Placing inserts the same key, so if both happen at the same time, the second waits for
 * the first and finds the id taken.
 */
export async function withdrawOrder(
  database: Database,
  { account, side, author }: PlacedBy,
  id: string,
): Promise<boolean> {
  const query = CompiledQuery.raw(withdrawSql, [
    account.id,
    id,
    side === 'shop' ? author.user : null,
  ]);
  const taken = await queryInScope(database, { account: account.id }, 'withdraw-order', query);
  return taken.length > 0 || (await statusOfId(database, account.id, id)) === 'withdrawn';
}
