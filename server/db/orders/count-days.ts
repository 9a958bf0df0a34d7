import { CompiledQuery } from 'kysely';
import type { CountedDay } from '../../../src/domain/dashboard/months.ts';
import { labTimeZone } from '../../../src/domain/vocabulary/lab-day.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { OrderScope } from './read-orders.ts';

const countSql = (own: string) => `
  select (placed_at at time zone '${labTimeZone}')::date::text as day, count(*)::int as count
  from orders
  where ${own} kind <> 'withdrawn'
    and placed_at >= $1::date::timestamp at time zone '${labTimeZone}'
  group by 1`;

/** Counts the orders placed on each day at the lab, from a day on. Reads an index entry for each order. */
export function countDays(
  database: Database,
  scope: OrderScope,
  from: string,
): Promise<CountedDay[]> {
  const isLab = scope === 'lab';
  const text = countSql(isLab ? '' : 'account_id = $2 and');
  const values = isLab ? [from] : [from, scope.account];
  const query = CompiledQuery.raw(text, values) as CompiledQuery<CountedDay>;
  return queryInScope(database, scope, `count-days-${isLab ? 'lab' : 'own'}`, query);
}
