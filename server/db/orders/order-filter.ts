import { type RawBuilder, sql } from 'kysely';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { OrderKind } from '../../../src/domain/order/order.ts';
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
  /** Only what was promised for a day before this one; only with `order: 'promise'`. */
  promisedBefore: string | undefined;
  /** `promise`: oldest promise first, and only what was promised and not shipped. */
  order: 'newest' | 'promise';
}

/** The last order of a page. The account is part of it because two accounts may use the same id. */
export interface Position {
  placedAt: Date;
  id: string;
  account: string;
  /** Null unless the list is in the order of promises. */
  promisedFor: string | null;
}

type Condition = RawBuilder<boolean>;

/** The account's own, or with undefined those of all. Ends with `and`. */
export const ofAccount = (account: string | undefined) =>
  account === undefined ? sql`` : sql`account_id = ${account}::uuid and`;

/** Must equal the condition of the partial indexes, without parameters, or PostgreSQL does not use them. */
export const isPlaced = sql<boolean>`kind <> 'withdrawn'`;

/** Placed between two days at the lab. */
export function placedBetween({ from, to }: OrderFilter): Condition {
  const zone = sql.lit(labTimeZone);
  return sql`placed_at >= (${from ?? '-infinity'}::date)::timestamp at time zone ${zone}
    and placed_at < (${to ?? 'infinity'}::date + 1)::timestamp at time zone ${zone}`;
}

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const firstId = '00000000-0000-0000-0000-000000000000';

/** Older than the position; `id` is the column that holds the order's id. */
export function olderThan(after: Position | undefined, id = sql.ref('id')): Condition {
  const { placedAt = 'infinity', id: last = lastId, account = lastId } = after ?? {};
  return sql`(placed_at, ${id}, account_id) < (${placedAt}::timestamptz, ${last}::uuid, ${account}::uuid)`;
}

/** Promised for later than the position. */
export function promisedAfter(after: Position | undefined): Condition {
  const { promisedFor, id = firstId, account = firstId } = after ?? {};
  return sql`(promised_for, id, account_id) > (${promisedFor ?? '-infinity'}::date, ${id}::uuid, ${account}::uuid)`;
}

/** Of the states and kinds, and with every word. */
export function matches({ states, kinds, words }: OrderFilter): Condition {
  const patterns = words.map((word) => `% ${word}%`);
  return sql`(${states.length === 0} or state = any (${states}::text[]))
    and (${kinds.length === 0} or kind = any (${kinds}::text[]))
    and search like all (${patterns}::text[])`;
}
