import type { OrderEvent } from '../../../src/domain/lifecycle/order-event.ts';
import type { OrderStatus } from '../../../src/domain/lifecycle/order-status.ts';
import type { PlacedStock } from '../../../src/domain/order/order.ts';
import type { StockCatalogue } from '../../../src/domain/stock/stock.ts';

/** What an order asks for, at the price of then. */
export type Ordered = Pick<PlacedStock, 'content' | 'price'>;

/** An order as the lab keeps it. */
export interface KeptOrder extends Ordered {
  id: string;
  account: { id: string; name: string };
  /** What was asked, to know the same request again. */
  digest: string;
  placedAt: string;
  status: OrderStatus;
  events: OrderEvent[];
  /** What was ordered before each correction, by its event. */
  corrections: (Ordered & { event: string })[];
  /** What each correction asked, by its event; null if it was withdrawn. */
  correctedBy: Map<string, string | null>;
  correctedAt: string | null;
  /** The answer when it was placed. */
  first: PlacedStock | null;
}

/** What was posted to an account, in rials. */
export interface Entry {
  order: string;
  kind: 'charge' | 'reversal';
  debit: number;
  credit: number;
  /** What the account owes with it. */
  balance: number;
  /** The entry it takes back, by its place. */
  reverses: number | null;
}

/** All that the lab keeps. Every request is one transaction on it. */
export interface Books {
  catalogue: Pick<StockCatalogue, 'lenses' | 'terms'>;
  /** Pieces by cell. */
  shelf: Map<string, number>;
  /** By account and id; null where the id was used up by a withdrawal. */
  orders: Map<string, KeptOrder | null>;
  /** By account. */
  entries: Map<string, Entry[]>;
  newId(): string;
  /** Milliseconds since 1970. */
  now(): number;
}

export const orderKey = (account: string, id: string): string => `${account} ${id}`;

/** The orders there are, oldest first. */
export const allOrders = ({ orders }: Books): KeptOrder[] =>
  [...orders.values()].filter((order) => order !== null);
