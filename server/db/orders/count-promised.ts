import { CompiledQuery } from 'kysely';
import { unshippedStates } from '../../../src/domain/lifecycle/late.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import { mostCounted } from './count-orders.ts';
import type { OrderScope } from './read-orders.ts';

/** Number of orders not yet shipped, by promised day. */
export interface CountedPromises {
  /** Promised for an earlier day. */
  late: number;
  dueToday: number;
}

const states = unshippedStates.map((state) => `'${state}'`).join(', ');

const countSql = (own: string, comparison: '<' | '=') => `(
  select count(*)::int from (
    select from orders
    where ${own} promised_for ${comparison} $1::date and promised_for is not null
      and kind <> 'withdrawn' and state in (${states})
    limit ${mostCounted}
  ) as counted
)`;

/** Counts the late orders and those due today, up to `mostCounted` each. `today` is a day at the lab. */
export async function countPromised(
  database: Database,
  scope: OrderScope,
  today: string,
): Promise<CountedPromises> {
  const isLab = scope === 'lab';
  const own = isLab ? '' : 'account_id = $2 and';
  const text = `select ${countSql(own, '<')} as late, ${countSql(own, '=')} as due_today`;
  const values = isLab ? [today] : [today, scope.account];
  const query = CompiledQuery.raw(text, values) as CompiledQuery<CountedPromises>;
  const name = `count-promised-${isLab ? 'lab' : 'own'}`;
  const [row] = await queryInScope(database, scope, name, query);
  return row ?? { late: 0, dueToday: 0 };
}
