import { type RawBuilder, sql } from 'kysely';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { OrderKind } from '../../../src/domain/order/order.ts';
import type { OrderNeed, OrderSort } from '../../../src/domain/order/order-sort.ts';
import type { ListedAs } from '../../../src/domain/reports/counted-rows.ts';
import { labTimeZone } from '../../../src/domain/vocabulary/lab-day.ts';

/** Which orders to list, and in what order. */
export interface OrderFilter {
  /** Empty for all. */
  states: readonly OrderState[];
  /** Empty for all. */
  kinds: readonly OrderKind[];
  /** First and last day of placing at the lab, `2026-11-22`. */
  from: string | undefined;
  to: string | undefined;
  /** Each begins a word of the order; empty for all. */
  words: readonly string[];
  /** Only this account's. */
  account: string | undefined;
  /** Only what was promised for this day or later, and for a day before that one; only in the order of promises. */
  promisedFrom: string | undefined;
  promisedBefore: string | undefined;
  /** Only what waits for the lab: its question was answered, or it has to name a price. */
  needs: OrderNeed | undefined;
  /** Only what is counted so, of a lens or of all: rows of `counted_orders`, of which an order is in one. */
  counted: { lens: string; names: readonly ListedAs[] } | undefined;
  /** Only orders that were sent together in one of these groups; empty for all. */
  parcels: readonly string[];
  order: OrderSort;
}

/** Whether a list is in the order of promises, which leaves only what was promised and not shipped. */
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
  /** The promised day; null where there is none. */
  promisedFor: string | null;
  state: OrderState;
}

type Condition = RawBuilder<boolean>;

/** The account's own, or with undefined those of all. Ends with `and`. */
export const ofAccount = (account: string | undefined) =>
  account === undefined ? sql`` : sql`account_id = ${account}::uuid and`;

/** Must equal the condition of the partial indexes, without parameters, or PostgreSQL does not use them. */
export const isPlaced = sql<boolean>`kind <> 'withdrawn'`;

/** Must equal the condition of its partial index: no price when it was placed, and the lab has named none. */
export const isToQuote = sql<boolean>`state = 'submitted' and quoted_total is null and (price ->> 'total') is null`;

export const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
export const firstId = '00000000-0000-0000-0000-000000000000';

/** Midnight at the lab, when a day begins there. */
const beginOf = (day: RawBuilder<unknown>) =>
  sql`(${day})::timestamp at time zone ${sql.lit(labTimeZone)}`;

/** Between which instants orders of a filter and after a position were placed: `begin` belongs to it, `end` may. */
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
 * Placed between the filter's days, and before the position; `id` is the column that holds the
 * order's id. The last day and the position are one bound: given two, PostgreSQL starts at the
 * wrong one and reads everything between them.
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

/** The same after the position: for the oldest first. Here the first day and the position are one bound. */
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

/** Promised for later than the position; in the other order, for earlier. */
export function promisedBeyond({ order }: OrderFilter, after: Position | undefined): Condition {
  const isLast = order === 'promiseLast';
  const [compared, end, farthest] = isLast
    ? [sql`<`, 'infinity', lastId]
    : [sql`>`, '-infinity', firstId];
  const { promisedFor, id = farthest, account = farthest } = after ?? {};
  return sql`(promised_for, id, account_id) ${compared} (${promisedFor ?? end}::date, ${id}::uuid, ${account}::uuid)`;
}

/**
 * Of the states and kinds, and with every word. The state is no plain column here, so that PostgreSQL does not choose the
 * index of states: it would read and sort all orders of a state.
 */
export function matches({ states, kinds, words }: OrderFilter): Condition {
  const patterns = words.map((word) => `% ${word}%`);
  return sql`(${states.length === 0} or state || '' = any (${states}::text[]))
    and (${kinds.length === 0} or kind = any (${kinds}::text[]))
    and search like all (${patterns}::text[])`;
}
