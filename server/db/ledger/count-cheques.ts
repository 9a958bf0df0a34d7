import { CompiledQuery } from 'kysely';
import { mostCounted } from '../orders/count-orders.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import { isPendingCheque } from './pending-cheque.ts';

/** SQL that counts up to `mostCounted` unpaid cheques by due day. */
const counting = (due: string) => `(
  select count(*)::int from (
    select from payments payment where ${isPendingCheque} and payment.due_on ${due} $1::date limit ${mostCounted}
  ) as counted
)`;

const countSql = `select ${counting('=')} as today, ${counting('<')} as overdue`;

/** Counts the unpaid cheques of all accounts: due on a day at the lab, and before it. */
export async function countCheques(
  database: Database,
  day: string,
): Promise<{ today: number; overdue: number }> {
  const query = CompiledQuery.raw(countSql, [day]) as CompiledQuery<{
    today: number;
    overdue: number;
  }>;
  const [counts] = await queryInScope(database, 'lab', 'count-cheques', query);
  return counts ?? { today: 0, overdue: 0 };
}
