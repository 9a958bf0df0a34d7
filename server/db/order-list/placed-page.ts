import { sql } from 'kysely';
import { type OrderFilter, type Position, placedAfter, placedBefore } from './order-filter.ts';

/** The page to find, with keyset pagination: the keys of up to `size` orders after a position. */
export interface PageRequest {
  filter: OrderFilter;
  after: Position | undefined;
  size: number;
}

export const newestFirst = sql`placed_at desc, id desc, account_id desc`;
export const oldestFirst = sql`placed_at, id, account_id`;

/** The condition on when orders were placed, relative to the position. */
export const placedOn = (filter: OrderFilter, after: Position | undefined, id = sql.ref('id')) =>
  filter.order === 'oldest' ? placedAfter(filter, after, id) : placedBefore(filter, after, id);

export const placedOrder = ({ order }: OrderFilter) =>
  order === 'oldest' ? oldestFirst : newestFirst;
