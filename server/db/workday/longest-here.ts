import { CompiledQuery } from 'kysely';
import { kindNames } from '../../../src/domain/order/kind-names.ts';
import { type Station, stations } from '../../../src/domain/workday/stations.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** Orders of a state and kind that are looked at: those placed first. */
const lookedAt = 100;

/** A message leaves an order where it is. */
const longestSql = `
  select states.state, min(since) as since
  from unnest($1::text[]) as states (state), unnest($2::text[]) as one_kind, lateral (
    select account_id, id from orders
    where orders.state = states.state and kind = one_kind and kind <> 'withdrawn'
    order by placed_at, id, account_id limit ${lookedAt}
  ) as oldest, lateral (
    select max(at) as since from order_events event
    where event.account_id = oldest.account_id and event.order_id = oldest.id and event <> 'write'
  ) as here
  group by 1`;

/**
 * Since when the order that has been longest in each state is in it, of all accounts. Of states with many orders, those
 * placed first are looked at.
 */
export function longestHere(database: Database): Promise<{ state: Station; since: Date }[]> {
  const query = CompiledQuery.raw(longestSql, [stations, kindNames]) as CompiledQuery<{
    state: Station;
    since: Date;
  }>;
  return queryInScope(database, 'lab', 'longest-here', query);
}
