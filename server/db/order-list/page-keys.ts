import { type RawBuilder, sql } from 'kysely';
import { unshippedStates } from '../../../src/domain/lifecycle/late.ts';
import { type OrderState, orderState } from '../../../src/domain/lifecycle/order-state.ts';
import { stateNames } from '../../../src/domain/lifecycle/state-names.ts';
import { kindNames } from '../../../src/domain/order/kind-names.ts';
import { counted } from './counted-keys.ts';
import {
  firstId,
  isByPromise,
  isPlaced,
  isToQuote,
  type OrderFilter,
  ofAccount,
  type Position,
  placedBefore,
  promisedBeyond,
} from './order-filter.ts';
import {
  newestFirst,
  oldestFirst,
  type PageRequest,
  placedOn,
  placedOrder,
} from './placed-page.ts';

/** Which index finds a page. Each has a separate query. */
export type PageShape =
  | 'newest'
  | 'facets'
  | 'states'
  | 'accounts'
  | 'promise'
  | 'counted'
  | 'parcel'
  | 'answer'
  | 'quote';

/** `most` limits how many combinations of state and kind are read one by one. */
export function shapeOf(filter: OrderFilter, most = Number.POSITIVE_INFINITY): PageShape {
  if (isByPromise(filter)) return 'promise';
  if (filter.counted) return 'counted';
  if (filter.needs) return filter.needs;
  if (filter.parcels.length > 0) return 'parcel';
  if (filter.order === 'account') return 'accounts';
  if (filter.order === 'state') return 'states';
  return isNarrowed(filter) && countFacets(filter) <= most ? 'facets' : 'newest';
}

const isNarrowed = ({ states, kinds }: OrderFilter) => states.length + kinds.length > 0;

/** The matching states and kinds. */
function facetsOf({ states, kinds }: OrderFilter) {
  return {
    states: states.length > 0 ? states : orderState.options,
    kinds: kinds.length > 0 ? kinds : kindNames,
  };
}

/** How many combinations of a state and a kind match. */
export function countFacets(filter: OrderFilter): number {
  const { states, kinds } = facetsOf(filter);
  return states.length * kinds.length;
}

export const keys = sql`account_id, id, placed_at, promised_for, state`;

/** States in the order of the work, not the alphabet. */
const asWorkGoesOn = sql.join(stateNames.map((state) => sql.lit(state)));

/** The sort orders. Queries that find keys use the same ones as the query that reads the page. */
export const orderBy: Readonly<Record<OrderFilter['order'], RawBuilder<unknown>>> = {
  newest: newestFirst,
  oldest: oldestFirst,
  promise: sql`promised_for, id, account_id`,
  promiseLast: sql`promised_for desc, id desc, account_id desc`,
  state: sql`array_position(array[${asWorkGoesOn}], state), ${newestFirst}`,
  account: sql`name_order, account_id, placed_at desc, id desc`,
};

/** Reads straight along the index of all orders, or of the account's orders. */
function newest({ filter, after, size }: PageRequest, columns: RawBuilder<unknown>) {
  return sql`select ${columns} from orders
    where ${ofAccount(filter.account)} ${isPlaced} and ${placedOn(filter, after)}
    order by ${placedOrder(filter)} limit ${sql.lit(size)}`;
}

/**
 * Reads each state and kind along its part of the index, and no other orders. Works for an empty list of states too.
 */
function ofStates(
  among: readonly OrderState[],
  { filter, after, size }: PageRequest,
  columns: RawBuilder<unknown>,
) {
  return sql`select of_facet.* from
    unnest(${among}::text[]) as one_state, unnest(${facetsOf(filter).kinds}::text[]) as one_kind, lateral (
      select ${columns} from orders
      where ${ofAccount(filter.account)} ${isPlaced} and state = one_state and kind = one_kind
        and ${placedOn(filter, after)}
      order by ${placedOrder(filter)} limit ${sql.lit(size)}
    ) as of_facet`;
}

const facets = (page: PageRequest, columns: RawBuilder<unknown>) =>
  ofStates(facetsOf(page.filter).states, page, columns);

/** The rest of the position's state, then the states after it. */
function states(page: PageRequest, columns: RawBuilder<unknown>) {
  const { filter, after } = page;
  const asked = facetsOf(filter).states;
  const at = after ? stateNames.indexOf(after.state) : -1;
  const same = asked.filter((state) => state === after?.state);
  const later = asked.filter((state) => stateNames.indexOf(state) > at);
  return sql`${ofStates(same, page, columns)}
    union all ${ofStates(later, { ...page, after: undefined }, columns)}`;
}

/** The rest of the position's account, then one account after another by name until the page is full. */
function accounts({ filter, after, size }: PageRequest, columns: RawBuilder<unknown>) {
  const at = after?.account ?? firstId;
  const of = (from: Position | undefined) => {
    const own = isNarrowed(filter)
      ? sql`select one.* from unnest(${facetsOf(filter).states}::text[]) as one_state,
          unnest(${facetsOf(filter).kinds}::text[]) as one_kind, lateral (
            select ${columns} from orders
            where orders.account_id = whose.account_id and ${isPlaced} and state = one_state and kind = one_kind
              and ${placedBefore(filter, from)}
            order by placed_at desc, id desc limit ${sql.lit(size)}
          ) as one order by placed_at desc, id desc limit ${sql.lit(size)}`
      : // As a range, in whose order only the accounts' own index is: by the time alone, all orders would be gone through.
        sql`select ${columns} from orders
          where orders.account_id >= whose.account_id and orders.account_id <= whose.account_id
            and ${isPlaced} and ${placedBefore(filter, from)}
          order by orders.account_id, placed_at desc, id desc limit ${sql.lit(size)}`;
    return sql`lateral (${own}) as own`;
  };
  return sql`(
      select own.*, name_order from accounts as whose, ${of(after)}
      where whose.account_id = ${at}::uuid
      order by placed_at desc, id desc limit ${sql.lit(size)}
    ) union all (
      select own.*, name_order from accounts as whose, ${of(undefined)}
      where (name_order, whose.account_id) > (
        coalesce((select name_order from accounts where account_id = ${at}::uuid), ''), ${at}::uuid
      )
      order by name_order, whose.account_id, placed_at desc, id desc limit ${sql.lit(size)}
    )`;
}

/** Uses the partial index of orders promised and not shipped. */
function promise({ filter, after, size }: PageRequest, columns: RawBuilder<unknown>) {
  const unshipped = sql.join(unshippedStates.map((state) => sql.lit(state)));
  return sql`select ${columns} from orders
    where ${ofAccount(filter.account)} ${isPlaced} and promised_for is not null and state in (${unshipped})
      and promised_for >= ${filter.promisedFrom ?? '-infinity'}::date
      and promised_for < ${filter.promisedBefore ?? 'infinity'}::date and ${promisedBeyond(filter, after)}
    order by ${orderBy[filter.order]} limit ${sql.lit(size)}`;
}

/** Uses the partial index of orders that wait for the lab, of which there are always few. */
const needed =
  (condition: RawBuilder<unknown>) =>
  ({ filter, after, size }: PageRequest, columns: RawBuilder<unknown>) =>
    sql`select ${columns} from orders
      where ${ofAccount(filter.account)} ${isPlaced} and ${condition} and ${placedOn(filter, after)}
      order by ${placedOrder(filter)} limit ${sql.lit(size)}`;

/** Uses the index of orders sent together. */
function parcel(page: PageRequest, columns: RawBuilder<unknown>) {
  return needed(sql`parcel = any (${page.filter.parcels}::uuid[])`)(page, columns);
}

/** Up to `size` orders along an index, per state and kind if read by those. Reads nothing that needs another index. */
export const along = {
  newest,
  facets,
  states,
  accounts,
  promise,
  counted,
  parcel,
  answer: needed(sql`answered`),
  quote: needed(isToQuote),
} as const;

/** The query for the keys of a page that one index finds: account, id, and the sort column. */
export function pageKeys(page: PageRequest): RawBuilder<unknown> {
  const { filter, size } = page;
  const found = along[shapeOf(filter)](page, keys);
  return sql`select * from (${found}) as found order by ${orderBy[filter.order]} limit ${sql.lit(size)}`;
}
