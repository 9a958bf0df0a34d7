import { CompiledQuery } from 'kysely';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import { fateOfId } from './read-orders.ts';

const withdrawing = `
  insert into orders (account_id, id, kind, placed_by) values ($1, $2, 'withdrawn', $3)
  on conflict (account_id, id) do nothing
  returning id`;

/**
 * Takes the id of an order that was not placed, so that it never can be; false when it was placed. Placing takes the
 * same key of the same table: of two at once the later waits for the other to end, and one of them finds it taken.
 */
export async function withdrawOrder(
  database: Database,
  { account, user }: SignedIn,
  id: string,
): Promise<boolean> {
  const query = CompiledQuery.raw(withdrawing, [account.id, id, user.id]);
  const taken = await queryInScope(database, { account: account.id }, 'withdraw-order', query);
  return taken.length > 0 || (await fateOfId(database, account.id, id)) === 'withdrawn';
}
