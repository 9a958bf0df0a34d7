import { CompiledQuery } from 'kysely';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { OrderKind } from '../../../src/domain/order/order.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import { isSecondStanding } from './standing-second.ts';

/** An order that another one names as its first pair. */
export interface FoundPair {
  kind: OrderKind;
  state: OrderState;
  isRemake: boolean;
  isSecond: boolean;
  placedAt: Date;
  /** Its second pair, excluding the order that names it. */
  second: string | null;
}

/** The first pair that an order names (null for none), and when the order was placed. */
export interface PlacedPair {
  firstPair: string | null;
  placedAt: Date;
}

interface OrderKey {
  account: string;
  id: string;
}

const pairSql = `
  select named.kind, named.state, named.remake_of is not null as is_remake, named.first_pair is not null as is_second,
    named.placed_at, second.id as second
  from orders named left join orders second on second.account_id = named.account_id and second.first_pair = named.id
    and ${isSecondStanding} and second.id <> $3
  where named.account_id = $1 and named.id = $2 and named.kind <> 'withdrawn'`;

/** Reads the order that `by` names as its first pair; undefined if the account has no such order. */
export async function findFirstPair(
  database: Database,
  by: OrderKey,
  firstPair: string,
): Promise<FoundPair | undefined> {
  const { account, id } = by;
  const query = CompiledQuery.raw(pairSql, [account, firstPair, id]) as CompiledQuery<FoundPair>;
  const [row] = await queryInScope(database, { account }, 'find-first-pair', query);
  return row;
}

/** Reads which first pair a placed order names; undefined if there is no such order. */
export async function readPlacedPair(
  database: Database,
  { account, id }: OrderKey,
): Promise<PlacedPair | undefined> {
  const query = database.queries
    .selectFrom('orders')
    .select(['firstPair', 'placedAt'])
    .where((eb) => eb.and({ accountId: account, id }))
    .where('kind', '<>', 'withdrawn');
  const [row] = await queryInScope(database, { account }, 'placed-pair', query.compile());
  return row;
}
