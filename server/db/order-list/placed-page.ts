import { sql } from 'kysely';
import { type OrderFilter, type Position, placedAfter, placedBefore } from './order-filter.ts';

/** The page to find, by keyset pagination: the keys of at most `size` orders after a position. */
export interface PageRequest {
  filter: OrderFilter;
  after: Position | undefined;
  size: number;
}

export const newestFirst = sql`placed_at desc, id desc, account_id desc`;
export const oldestFirst = sql`placed_at, id, account_id`;

/** By when they were placed, on from the position. */
export const placedOn = (filter: OrderFilter, after: Position | undefined, id = sql.ref('id')) =>
  filter.order === 'oldest' ? placedAfter(filter, after, id) : placedBefore(filter, after, id);

export const placedOrder = ({ order }: OrderFilter) =>
  order === 'oldest' ? oldestFirst : newestFirst;
