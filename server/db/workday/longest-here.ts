import { CompiledQuery } from 'kysely';
import { type Station, stations } from '../../../src/domain/workday/stations.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** The order that has been longest in a state. */
export interface LongestHere {
  state: Station;
  since: Date;
  id: string;
  account: string;
}

const states = stations.map((state) => `'${state}'`).join(', ');

/** The condition must equal that of the partial index. */
const longestSql = `
  select states.state, here.*
  from unnest($1::text[]) as states (state), lateral (
    select since, id, account_id as account from orders
    where orders.state = states.state and since is not null and kind <> 'withdrawn' and orders.state in (${states})
    order by since, id, account_id limit 1
  ) as here`;

/**
 * The order of all accounts that has been longest in each state. A message does not change how long an order has been
 * in its state.
 */
export function longestHere(database: Database): Promise<LongestHere[]> {
  const query = CompiledQuery.raw(longestSql, [stations]) as CompiledQuery<LongestHere>;
  return queryInScope(database, 'lab', 'longest-here', query);
}
