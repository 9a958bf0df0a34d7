import { sql } from 'kysely';
import type { AskedFilter } from '../../../src/api/orders/contract.ts';
import { mostViews } from '../../../src/domain/counter/queue-view.ts';
import type { Database } from '../pool/database.ts';
import { inScope, queryInScope } from '../pool/scope.ts';

/** The user that views belong to. */
export interface Viewer {
  account: string;
  user: string;
}

/** A named filter of the list. */
export interface StoredView {
  id: string;
  name: string;
  filter: AskedFilter;
}

/** The user's own views, in the order in which they were first saved. */
export function readViews(database: Database, { account, user }: Viewer): Promise<StoredView[]> {
  const query = database.queries
    .selectFrom('orderViews')
    .select(['id', 'name', 'filter'])
    .where('accountId', '=', account)
    .where('userId', '=', user)
    .orderBy('savedAt')
    .orderBy('id')
    .limit(mostViews);
  return queryInScope(database, { account }, 'order-views', query.compile());
}

/** Saves or overwrites a view; false if the user has the maximum number. */
export function saveView(
  database: Database,
  { account, user }: Viewer,
  { id, name, filter }: StoredView,
): Promise<boolean> {
  return inScope(database, { account }, async (transaction) => {
    const others = await transaction
      .selectFrom('orderViews')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('accountId', '=', account)
      .where('userId', '=', user)
      .where('id', '<>', id)
      .executeTakeFirstOrThrow();
    if (others.count >= mostViews) return false;
    const values = { name, filter: JSON.stringify(filter) };
    await transaction
      .insertInto('orderViews')
      .values({ accountId: account, userId: user, id, ...values })
      .onConflict((conflict) => conflict.columns(['accountId', 'userId', 'id']).doUpdateSet(values))
      .execute();
    return true;
  });
}

/** Deletes a view. Does nothing if it does not exist. */
export async function deleteView(
  database: Database,
  { account, user }: Viewer,
  id: string,
): Promise<void> {
  await inScope(database, { account }, (transaction) =>
    transaction
      .deleteFrom('orderViews')
      .where('accountId', '=', account)
      .where('userId', '=', user)
      .where('id', '=', id)
      .execute(),
  );
}
