import type { Database } from './database.ts';
import type { OrderScope } from './orders.ts';
import { queryInScope } from './scope.ts';

/** A change as it is kept, with the name of the account whose order it changed. */
export type StoredChange = Awaited<ReturnType<typeof listChanges>>[number];

/** The newest changes that others than the reader's own account made, newest first. */
export function listChanges(
  database: Database,
  scope: OrderScope,
  { reader, limit }: { reader: string; limit: number },
) {
  const all = database.queries
    .selectFrom('order_events as event')
    .innerJoin('accounts as account', 'account.account_id', 'event.account_id')
    .select(['event.id', 'event.order_id', 'event.at', 'event.state', 'event.by_name'])
    .select(['event.message', 'account.name as account_name'])
    .where('event.by_account', '<>', reader)
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(limit);
  const own = scope === 'lab' ? all : all.where('event.account_id', '=', scope.account);
  const name = `list-changes-${scope === 'lab' ? 'lab' : 'own'}`;
  return queryInScope(database, scope, name, own.compile());
}
