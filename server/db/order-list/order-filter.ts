import { type RawBuilder, sql } from 'kysely';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { OrderKind } from '../../../src/domain/order/order.ts';
import type { OrderNeed, OrderSort } from '../../../src/domain/order/order-sort.ts';
import type { ListedAs } from '../../../src/domain/reports/counted-rows.ts';
import { labTimeZone } from '../../../src/domain/vocabulary/lab-day.ts';

/** Which orders to list, and their sort order. */
export interface OrderFilter {
  /** Empty for all states. */
  states: readonly OrderState[];
  /** Empty for all kinds. */
  kinds: readonly OrderKind[];
  /** First and last day the orders were placed, at the lab, `2026-11-22`. */
  from: string | undefined;
  to: string | undefined;
  /** Each is a prefix of a word of the order; empty for all orders. */
  words: readonly string[];
  /** Only orders of this account. */
  account: string | undefined;
  /** Only orders promised from the first day on and before the second; only when sorted by promise. */
  promisedFrom: string | undefined;
  promisedBefore: string | undefined;
  /** Only orders that wait for the lab: its question was answered, or a price is needed. */
  needs: OrderNeed | undefined;
  /**
   * Only orders counted under these names, for one lens or all: rows of `counted_orders`, where each order is in one.
   */
  counted: { lens: string; names: readonly ListedAs[] } | undefined;
  /** Only orders sent together in one of these groups; empty for all. */
  parcels: readonly string[];
  order: OrderSort;
}

/** Whether a list is sorted by promise, which limits it to orders promised and not shipped. */
export const isByPromise = ({ order }: Pick<OrderFilter, 'order'>): boolean =>
  order === 'promise' || order === 'promiseLast';

/** All orders, newest first. */
export const everyOrder: OrderFilter = {
  states: [],
  kinds: [],
  from: undefined,
  to: undefined,
  words: [],
  account: undefined,
  promisedFrom: undefined,
  promisedBefore: undefined,
  needs: undefined,
  counted: undefined,
  parcels: [],
  order: 'newest',
};

/** The last order of a page. The account is part of it because two accounts may use the same id. */
export interface Position {
  placedAt: Date;
  id: string;
  account: string;
  /** The promised day; null if there is none. */
  promisedFor: string | null;
  state: OrderState;
}

type Condition = RawBuilder<boolean>;

/** SQL condition for one account's orders; empty if undefined. Ends with `and`. */
export const ofAccount = (account: string | undefined) =>
  account === undefined ? sql`` : sql`account_id = ${account}::uuid and`;

/** Must equal the condition of the partial indexes, without parameters, or PostgreSQL does not use them. */
export const isPlaced = sql<boolean>`kind <> 'withdrawn'`;

/**
 * Must equal the condition of its partial index: the order had no price when placed, and the lab has not quoted one.
 */
export const isToQuote = sql<boolean>`state = 'submitted' and quoted_total is null and (price ->> 'total') is null`;

export const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
export const firstId = '00000000-0000-0000-0000-000000000000';

/** Midnight at the lab at the start of a day. */
const beginOf = (day: RawBuilder<unknown>) =>
  sql`(${day})::timestamp at time zone ${sql.lit(labTimeZone)}`;

/** The instants between which a filter's orders after a position were placed: `begin` is included, `end` may be. */
export function placedEnds({ from, to }: OrderFilter, after: Position | undefined) {
  const dayEnd = beginOf(sql`${to ?? 'infinity'}::date + 1`);
  const position = sql`${after?.placedAt ?? 'infinity'}::timestamptz`;
  return {
    begin: beginOf(sql`${from ?? '-infinity'}::date`),
    end: sql`least(${dayEnd}, ${position})`,
    isDayEnd: sql`${dayEnd} <= ${position}`,
  };
}

/**
 * Placed on the filter's days and before the position; `id` is the column with the order's id. The last day and the
 * position are combined into one bound: given two, PostgreSQL starts at the wrong one and reads everything between
 * them.
 */
export function placedBefore(
  filter: OrderFilter,
  after: Position | undefined,
  id = sql.ref('id'),
): Condition {
  const { id: lastOfPage = lastId, account = lastId } = after ?? {};
  const { begin, end, isDayEnd } = placedEnds(filter, after);
  return sql`placed_at >= ${begin} and (placed_at, ${id}, account_id) < (
    ${end},
    case when ${isDayEnd} then ${sql.lit(firstId)}::uuid else ${lastOfPage}::uuid end,
    case when ${isDayEnd} then ${sql.lit(firstId)}::uuid else ${account}::uuid end
  )`;
}

/**
 * Placed on the filter's days and after the position, for lists with the oldest first. Here the first day and the
 * position are combined into one bound.
 */
export function placedAfter(
  filter: OrderFilter,
  after: Position | undefined,
  id = sql.ref('id'),
): Condition {
  const { id: lastOfPage = firstId, account = firstId } = after ?? {};
  const { begin, end } = placedEnds(filter, undefined);
  const position = sql`${after?.placedAt ?? '-infinity'}::timestamptz`;
  const isDayBegin = sql`${begin} > ${position}`;
  return sql`placed_at < ${end} and (placed_at, ${id}, account_id) > (
    greatest(${begin}, ${position}),
    case when ${isDayBegin} then ${sql.lit(firstId)}::uuid else ${lastOfPage}::uuid end,
    case when ${isDayBegin} then ${sql.lit(firstId)}::uuid else ${account}::uuid end
  )`;
}

/** Promised for a later day than the position, or in the reverse order, for an earlier one. */
export function promisedBeyond({ order }: OrderFilter, after: Position | undefined): Condition {
  const isLast = order === 'promiseLast';
  const [compared, end, farthest] = isLast
    ? [sql`<`, 'infinity', lastId]
    : [sql`>`, '-infinity', firstId];
  const { promisedFor, id = farthest, account = farthest } = after ?? {};
  return sql`(promised_for, id, account_id) ${compared} (${promisedFor ?? end}::date, ${id}::uuid, ${account}::uuid)`;
}

/**
 * In the filter's states and kinds, and with every word. The state is not a plain column here, so that PostgreSQL does
 * not choose the index of states, which would make it read and sort all orders in a state.
 */
export function matches({ states, kinds, words }: OrderFilter): Condition {
  const patterns = words.map((word) => `% ${word}%`);
  return sql`(${states.length === 0} or state || '' = any (${states}::text[]))
    and (${kinds.length === 0} or kind = any (${kinds}::text[]))
    and search like all (${patterns}::text[])`;
}
