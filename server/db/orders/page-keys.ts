import { type RawBuilder, sql } from 'kysely';
import { unshippedStates } from '../../../src/domain/lifecycle/late.ts';
import { orderState } from '../../../src/domain/lifecycle/order-state.ts';
import { kindNames } from '../../../src/domain/order/kind-names.ts';
import {
  isPlaced,
  matches,
  type OrderFilter,
  ofAccount,
  type Position,
  placedBefore,
  promisedAfter,
} from './order-filter.ts';

/** The page to find: the keys of at most `size` orders after a position. */
export interface PageRequest {
  filter: OrderFilter;
  after: Position | undefined;
  size: number;
}

/** How the keys of a page are found; each has a query and indexes of its own. */
export type PageShape = 'newest' | 'facets' | 'words' | 'facetWords' | 'promise';

export function shapeOf(filter: OrderFilter): PageShape {
  if (filter.order === 'promise') return 'promise';
  const { states, kinds } = facetsOf(filter);
  if (filter.words.length > 0) {
    return states.length * kinds.length <= mostFacets ? 'facetWords' : 'words';
  }
  return filter.states.length + filter.kinds.length > 0 ? 'facets' : 'newest';
}

/** The states and kinds that pass. */
function facetsOf({ states, kinds }: OrderFilter) {
  return {
    states: states.length > 0 ? states : orderState.options,
    kinds: kinds.length > 0 ? kinds : kindNames,
  };
}

const keys = sql`account_id, id, placed_at, promised_for`;

/** The list's order. Queries that find keys and the one that reads the page use the same. */
export const orderBy: Readonly<Record<OrderFilter['order'], RawBuilder<unknown>>> = {
  newest: sql`placed_at desc, id desc, account_id desc`,
  promise: sql`promised_for, id, account_id`,
};

/** Straight along the index of all orders or of the account's. */
function newest({ filter, after, size }: PageRequest, columns = keys) {
  return sql`select ${columns} from orders
    where ${ofAccount(filter.account)} ${isPlaced} and ${placedBefore(filter, after)}
    order by ${orderBy.newest} limit ${sql.lit(size)}`;
}

/** For each state and kind along its part of the index, then the newest of those: no other orders are read. */
function facets({ filter, after, size }: PageRequest, columns = keys) {
  const { states, kinds } = facetsOf(filter);
  return sql`select ${columns} from
    unnest(${states}::text[]) as one_state, unnest(${kinds}::text[]) as one_kind, lateral (
      select ${columns} from orders
      where ${ofAccount(filter.account)} ${isPlaced} and state = one_state and kind = one_kind
        and ${placedBefore(filter, after)}
      order by ${orderBy.newest} limit ${sql.lit(size)}
    ) as of_facet
    order by ${orderBy.newest} limit ${sql.lit(size)}`;
}

/** Along the partial index of what was promised and not shipped, which is small. */
function promise({ filter, after, size }: PageRequest) {
  const unshipped = sql.join(unshippedStates.map((state) => sql.lit(state)));
  return sql`select ${keys} from orders
    where ${ofAccount(filter.account)} ${isPlaced} and promised_for is not null and state in (${unshipped})
      and promised_for < ${filter.promisedBefore ?? 'infinity'}::date and ${promisedAfter(after)}
      and ${placedBefore(filter, undefined)} and ${matches(filter)}
    order by ${orderBy.promise} limit ${sql.lit(size)}`;
}

/** Orders that a search reads from the newest on before it turns to the words. */
const readFirst = 2000;

/** Facets of which a search reads the newest orders; each adds up to `readFirst`. */
const mostFacets = 4;

/**
 * Words that many orders have fill a page from the newest orders. Words that few have are looked up, and only when the
 * newest orders did not fill the page and there are more of them. The longest word is looked up: few orders have it.
 */
function wordsAmong(newestOf: typeof newest) {
  return ({ filter, after, size }: PageRequest) => {
    const walk = newestOf({ filter, after, size: readFirst }, sql`${keys}, state, kind, search`);
    const isUnfilled = sql`(select count(*) from page) < ${sql.lit(size)}
      and (select count(*) from walked) = ${sql.lit(readFirst)}`;
    return sql`with walked as materialized (${walk}), page as materialized (
        select ${keys} from walked where ${matches(filter)}
        order by ${orderBy.newest} limit ${sql.lit(size)}
      ), looked_up as (
        select ${keys} from (${candidates(filter, after)}) as candidate, lateral (
          select id, promised_for from orders
          where orders.account_id = candidate.account_id and orders.id = candidate.order_id and ${matches(filter)}
          offset 0
        ) as match
        where ${isUnfilled}
        order by ${orderBy.newest} limit ${sql.lit(size)}
      )
      select ${keys} from looked_up union select ${keys} from page
      order by ${orderBy.newest} limit ${sql.lit(size)}`;
  };
}

/** The orders that have the longest word, newest first. */
function candidates(filter: OrderFilter, after: Position | undefined) {
  const [rarest = ''] = filter.words.toSorted((one, other) => other.length - one.length);
  return sql`select distinct placed_at, order_id, account_id from order_words
    where ${ofAccount(filter.account)} word >= ${rarest} and word < ${`${rarest}\u{10ffff}`}
      and ${placedBefore(filter, after, sql.ref('order_id'))}
    order by placed_at desc, order_id desc, account_id desc`;
}

const finders: Readonly<Record<PageShape, (page: PageRequest) => RawBuilder<unknown>>> = {
  newest,
  facets,
  words: wordsAmong(newest),
  facetWords: wordsAmong(facets),
  promise,
};

/** The query for the keys of a page: account, id, time of placing and promised day. */
export function pageKeys(page: PageRequest): RawBuilder<unknown> {
  return finders[shapeOf(page.filter)](page);
}
