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
    and placed_at < $2::date::timestamp at time zone '${labTimeZone}'
  group by 1`;

/** Counts the orders placed on each day at the lab, from a day on and before another. Reads an index entry for each order. */
export function countDays(
  database: Database,
  scope: OrderScope,
  from: string,
  to = 'infinity',
): Promise<CountedDay[]> {
  const isLab = scope === 'lab';
  const text = countSql(isLab ? '' : 'account_id = $3 and');
  const values = isLab ? [from, to] : [from, to, scope.account];
  const query = CompiledQuery.raw(text, values) as CompiledQuery<CountedDay>;
  return queryInScope(database, scope, `count-days-${isLab ? 'lab' : 'own'}`, query);
}
