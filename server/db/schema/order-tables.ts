import type { Generated, JSONColumnType } from 'kysely';
import type { Order, OrderState, PlacedRx, PlacedStock } from '../../../src/domain/order/order.ts';
import type { Instant } from './instant.ts';

/** What the row of an order holds that depends on its kind. */
export type OrderContent =
  | (Pick<PlacedRx, 'kind' | 'content' | 'price'> & { lens_names: PlacedRx['lens']; pieces: null })
  | (Pick<PlacedStock, 'kind' | 'content' | 'price'> & {
      lens_names: PlacedStock['lenses'];
      pieces: number;
    });

/** A withdrawn one is no order: it only keeps an id taken, and the columns of its content are null. */
interface OrderRow {
  account_id: string;
  id: string;
  kind: Order['kind'] | 'withdrawn';
  content: JSONColumnType<OrderContent['content']>;
  price: JSONColumnType<OrderContent['price']>;
  lens_names: JSONColumnType<OrderContent['lens_names']>;
  pieces: number | null;
  placed_at: Instant;
  placed_by: string;
  request_hash: Buffer;
}

interface OrderEventRow {
  account_id: string;
  order_id: string;
  id: string;
  at: Instant;
  state: OrderState;
  by_account: string;
  by_user: string;
  by_name: string;
  message: Generated<string>;
}

/** Orders, and what happened to them. */
export interface OrderTables {
  orders: OrderRow;
  order_events: OrderEventRow;
}
