import { CompiledQuery } from 'kysely';
import { everyLens, measures } from '../../../src/domain/reports/measures.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import { columnOf, everyAccount } from './figure-columns.ts';

const columns = measures.map(columnOf);
const sums = columns.map((column) => `sum(${column})::bigint as ${column}`).join(', ');
const added = columns.map((column) => `${column} = figures.${column} + excluded.${column}`);

/** Each change is added to eight sums: those for its day and month, its account and all, its lens and all. */
const moveSql = `
  with taken as (
    delete from figure_changes
    where (account_id, id) in (select account_id, id from figure_changes limit $1)
    returning *
  ), spread as (
    select whose as account_id, span, case span when 'day' then day else date_trunc('month', day)::date end as starts,
      which as lens, ${sums}
    from taken, unnest(array['day', 'month']) as span, unnest(array[account_id, '${everyAccount}']) as whose,
      unnest(array[lens, '${everyLens}']) as which
    group by 1, 2, 3, 4
  ), moved as (
    insert into figures (account_id, span, starts, lens, ${columns.join(', ')})
    select * from spread order by 1, 2, 3, 4
    on conflict (account_id, span, starts, lens) do update set ${added.join(', ')}
  )
  select count(*)::int as count from taken`;

/** Adds pending changes to the figures, up to `most`. Returns how many there were. */
export async function moveChanges(database: Database, most: number): Promise<number> {
  const query = CompiledQuery.raw(moveSql, [most]) as CompiledQuery<{ count: number }>;
  const [moved] = await queryInScope(database, 'lab', 'move-figure-changes', query);
  return moved?.count ?? 0;
}
