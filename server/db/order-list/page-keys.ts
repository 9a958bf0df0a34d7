import { type RawBuilder, sql } from 'kysely';
import { unshippedStates } from '../../../src/domain/lifecycle/late.ts';
import { orderState } from '../../../src/domain/lifecycle/order-state.ts';
import { kindNames } from '../../../src/domain/order/kind-names.ts';
import {
  isPlaced,
  type OrderFilter,
  ofAccount,
  type Position,
  placedBefore,
  promisedAfter,
} from './order-filter.ts';

/** The page to find, by keyset pagination: the keys of at most `size` orders after a position. */
export interface PageRequest {
  filter: OrderFilter;
  after: Position | undefined;
  size: number;
}

/** Along which index a page is found; each has a separate query. */
export type PageShape = 'newest' | 'facets' | 'promise';

/** `most` is how many states times kinds may be read one by one. */
export function shapeOf(filter: OrderFilter, most = Number.POSITIVE_INFINITY): PageShape {
  if (filter.order === 'promise') return 'promise';
  const isNarrowed = filter.states.length + filter.kinds.length > 0;
  return isNarrowed && countFacets(filter) <= most ? 'facets' : 'newest';
}

/** The states and kinds that pass. */
function facetsOf({ states, kinds }: OrderFilter) {
  return {
    states: states.length > 0 ? states : orderState.options,
    kinds: kinds.length > 0 ? kinds : kindNames,
  };
}

export function countFacets(filter: OrderFilter): number {
  const { states, kinds } = facetsOf(filter);
  return states.length * kinds.length;
}

export const keys = sql`account_id, id, placed_at, promised_for`;

/** The list's order. Queries that find keys and the one that reads the page use the same. */
export const orderBy: Readonly<Record<OrderFilter['order'], RawBuilder<unknown>>> = {
  newest: sql`placed_at desc, id desc, account_id desc`,
  promise: sql`promised_for, id, account_id`,
};

/** Straight along the index of all orders or of the account's. */
function newest({ filter, after, size }: PageRequest, columns: RawBuilder<unknown>) {
  return sql`select ${columns} from orders
    where ${ofAccount(filter.account)} ${isPlaced} and ${placedBefore(filter, after)}
    order by ${orderBy.newest} limit ${sql.lit(size)}`;
}

/** For each state and kind along its part of the index: no other orders are read. */
function facets({ filter, after, size }: PageRequest, columns: RawBuilder<unknown>) {
  const { states, kinds } = facetsOf(filter);
  return sql`select of_facet.* from
    unnest(${states}::text[]) as one_state, unnest(${kinds}::text[]) as one_kind, lateral (
      select ${columns} from orders
      where ${ofAccount(filter.account)} ${isPlaced} and state = one_state and kind = one_kind
        and ${placedBefore(filter, after)}
      order by ${orderBy.newest} limit ${sql.lit(size)}
    ) as of_facet`;
}

/** Along the partial index of what was promised and not shipped. */
function promise({ filter, after, size }: PageRequest, columns: RawBuilder<unknown>) {
  const unshipped = sql.join(unshippedStates.map((state) => sql.lit(state)));
  return sql`select ${columns} from orders
    where ${ofAccount(filter.account)} ${isPlaced} and promised_for is not null and state in (${unshipped})
      and promised_for < ${filter.promisedBefore ?? 'infinity'}::date and ${promisedAfter(after)}
    order by ${orderBy.promise} limit ${sql.lit(size)}`;
}

/** At most `size` orders along an index, of each state and kind if by facets. Looks at nothing that needs another one. */
export const along = { newest, facets, promise } as const;

/** The query for the keys of a page that one index finds: account, id, time of placing and promised day. */
export function pageKeys(page: PageRequest): RawBuilder<unknown> {
  const { filter, size } = page;
  const found = along[shapeOf(filter)](page, keys);
  return sql`select * from (${found}) as found order by ${orderBy[filter.order]} limit ${sql.lit(size)}`;
}
