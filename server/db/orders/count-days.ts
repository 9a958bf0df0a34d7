import { CompiledQuery } from 'kysely';
import type { CountedDay } from '../../../src/domain/dashboard/months.ts';
import { labTimeZone } from '../../../src/domain/vocabulary/lab-day.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { OrderScope } from './read-orders.ts';

/** SQL for midnight at the lab on the day that a parameter holds. */
const beginOf = (day: string) => `${day}::date::timestamp at time zone '${labTimeZone}'`;

const countSql = (own: string) => `
  select (placed_at at time zone '${labTimeZone}')::date::text as day, count(*)::int as count
  from orders
  where ${own} kind <> 'withdrawn'
    and placed_at >= ${beginOf('$1')} and placed_at < ${beginOf('$2')}
  group by 1`;

/**
 * Counts the orders placed on each day at the lab, from one day up to but excluding another. Reads an index entry for
 * each order.
 */
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

/** How many orders of all accounts were placed before an instant, and from it on. */
export interface CountedSince {
  until: number;
  since: number;
}

const sinceSql = `
  select count(*) filter (where placed_at < $3)::int as until, count(*) filter (where placed_at >= $3)::int as since
  from orders
  where kind <> 'withdrawn' and placed_at >= greatest(${beginOf('$1')}, $2::timestamptz)`;

/** Counts the orders of all accounts placed since a day, or since `from` if that is later, before and after `parted`. */
export async function countSince(
  database: Database,
  { day, from, parted }: { day: string; from: Date | undefined; parted: Date },
): Promise<CountedSince> {
  const values = [day, from ?? null, parted];
  const query = CompiledQuery.raw(sinceSql, values) as CompiledQuery<CountedSince>;
  const [counted] = await queryInScope(database, 'lab', 'count-since', query);
  return counted ?? { until: 0, since: 0 };
}
