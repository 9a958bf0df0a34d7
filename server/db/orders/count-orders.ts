import { CompiledQuery } from 'kysely';
import { type OrderState, orderState } from '../../../src/domain/lifecycle/order-state.ts';
import { kindNames } from '../../../src/domain/order/kind-names.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { OrderScope } from './read-orders.ts';

/** Counting stops here, because an exact count of many orders would have to read them all. */
export const mostCounted = 1000;

const countSql = (own: string) => `
  select state, (
    select count(*) from (
      select from unnest($2::text[]) as one_kind, lateral (
        select from orders where ${own} orders.state = states.state and kind = one_kind and kind <> 'withdrawn'
        limit ${mostCounted}
      ) as of_kind limit ${mostCounted}
    ) as counted
  )::int as count from unnest($1::text[]) as states (state)`;

/** Counts the orders in each state, up to `mostCounted` per state. */
export async function countOrders(
  database: Database,
  scope: OrderScope,
): Promise<Record<OrderState, number>> {
  const isLab = scope === 'lab';
  const parameters = [orderState.options, kindNames, ...(isLab ? [] : [scope.account])];
  const text = countSql(isLab ? '' : 'account_id = $3 and');
  const query = CompiledQuery.raw(text, parameters) as CompiledQuery<{
    state: OrderState;
    count: number;
  }>;
  const rows = await queryInScope(database, scope, `count-orders-${isLab ? 'lab' : 'own'}`, query);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count])) as Record<
    OrderState,
    number
  >;
}
