import { CompiledQuery } from 'kysely';
import { unshippedStates } from '../../../src/domain/lifecycle/late.ts';
import { mostCounted } from '../orders/count-orders.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

const states = unshippedStates.map((state) => `'${state}'`).join(', ');

const dueSql = `
  select count(*)::int as count from (
    select from orders
    where promised_for = $1::date and promised_for is not null and kind <> 'withdrawn' and state in (${states})
    limit ${mostCounted}
  ) as counted`;

/** Counts the orders of all accounts promised for a day at the lab and not shipped, up to `mostCounted`. */
export async function countDue(database: Database, day: string): Promise<number> {
  const query = CompiledQuery.raw(dueSql, [day]) as CompiledQuery<{ count: number }>;
  const [row] = await queryInScope(database, 'lab', 'count-due', query);
  return row?.count ?? 0;
}
