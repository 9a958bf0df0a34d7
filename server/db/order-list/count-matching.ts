import { sql } from 'kysely';
import type { OrderScope } from '../orders/read-orders.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import { countedKeys } from './counted-keys.ts';
import { isSearch } from './find-keys.ts';
import { matches, type OrderFilter, placedBefore } from './order-filter.ts';
import { along, keys, shapeOf } from './page-keys.ts';

/** The same filter in the order of one index, for when the order does not matter. */
export const unsorted = (filter: OrderFilter): OrderFilter => {
  const isSorted = filter.order === 'state' || filter.order === 'account';
  return isSorted ? { ...filter, order: 'newest' } : filter;
};

/** For a figure, only the index is read. */
async function countCounted(database: Database, filter: OrderFilter, most: number) {
  const query = sql<{ count: number }>`
    select count(*)::int as count from (${countedKeys({ filter, after: undefined, size: most })}) as keys`;
  const whose = filter.account === undefined ? '' : '-of';
  const name = `count-counted${whose}-${filter.order}-${most}`;
  const [row] = await queryInScope(database, 'lab', name, query.compile(database.queries));
  return row?.count ?? 0;
}

/**
 * Counts up to `most` matching orders of the scope or of the filter's account, using one index. Null for words, and if
 * too many orders would have to be examined without matching.
 */
export async function countMatching(
  database: Database,
  scope: OrderScope,
  { filter: asked, most }: { filter: OrderFilter; most: number },
): Promise<number | null> {
  const account = scope === 'lab' ? asked.account : scope.account;
  const filter = unsorted({ ...asked, account });
  if (filter.words.length > 0) return null;
  if (filter.counted && !isSearch(filter)) return countCounted(database, filter, most);
  const shape = shapeOf(filter);
  const columns = sql`${keys}, kind, search`;
  const looked = along[shape]({ filter, after: undefined, size: most }, columns);
  const query = sql<{ looked: number; count: number }>`
    select count(*)::int as looked,
      (count(*) filter (where ${matches(filter)} and ${placedBefore(filter, undefined)}))::int as count
    from (select * from (${looked}) as along limit ${sql.lit(most)}) as looked`;
  const whose = filter.account === undefined ? '' : '-of';
  const name = `count-matching${whose}-${shape}-${filter.order}-${most}`;
  const [row] = await queryInScope(database, scope, name, query.compile(database.queries));
  if (!row) return 0;
  return isSearch(filter) && row.looked === most ? null : row.count;
}
