import { CompiledQuery } from 'kysely';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { PlacedBy } from './new-order.ts';

const withdrawSql = `
  insert into orders (account_id, id, kind, placed_by) values ($1, $2, 'withdrawn', $3)
  on conflict (account_id, id) do nothing
  returning id`;

/** Reserves an order's id; false if it is used already. Waits for a transaction that is using it. */
export async function insertWithdrawn(
  database: Database,
  { account, side, author }: PlacedBy,
  id: string,
): Promise<boolean> {
  const by = side === 'shop' ? author.user : null;
  const query = CompiledQuery.raw(withdrawSql, [account.id, id, by]);
  const taken = await queryInScope(database, { account: account.id }, 'withdraw-order', query);
  return taken.length > 0;
}
