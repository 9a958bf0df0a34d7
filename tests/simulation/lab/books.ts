import type { DeliveryContent } from '../../../src/domain/delivery/delivery.ts';
import type { OrderEvent } from '../../../src/domain/lifecycle/order-event.ts';
import type { OrderStatus } from '../../../src/domain/lifecycle/order-status.ts';
import type { PlacedStock } from '../../../src/domain/order/order.ts';
import type { StockCatalogue } from '../../../src/domain/stock/stock.ts';

/** What an order asks for, and the price when it was placed or corrected. */
export type Ordered = Pick<PlacedStock, 'content' | 'price'>;

/** An order as the lab stores it. */
export interface KeptOrder extends Ordered {
  id: string;
  account: { id: string; name: string };
  /** Digest of the request, to recognise a repetition. */
  digest: string;
  placedAt: string;
  status: OrderStatus;
  events: OrderEvent[];
  /** The content before each correction, by the correction's event. */
  corrections: (Ordered & { event: string })[];
  /** Digest of each correction's request, by its event; null if it was withdrawn. */
  correctedBy: Map<string, string | null>;
  correctedAt: string | null;
  /** The order it remakes. */
  remakeOf: string | null;
  /** The response to the request that placed it; null for a remake, which the lab placed. */
  first: PlacedStock | null;
}

/** A posting to an account, in rials. */
export interface Entry {
  order: string;
  kind: 'charge' | 'remakeCredit' | 'reversal';
  debit: number;
  credit: number;
  /** The account's balance after this entry: what it owes. */
  balance: number;
  /** Index of the entry that this one reverses. */
  reverses: number | null;
}

/** A delivery note as the lab stores it. */
export interface KeptDelivery {
  id: string;
  account: { id: string; name: string };
  /** Ids of its orders. */
  orders: readonly string[];
  label: Pick<DeliveryContent, 'carrier' | 'tracking' | 'day'>;
  shippedAt: string | null;
  /** Orders that the shop reported missing. */
  missing: Set<string>;
}

/** Everything the lab stores. Every request is one transaction on it. */
export interface Books {
  catalogue: Pick<StockCatalogue, 'lenses' | 'terms'>;
  /** Pieces by cell. */
  shelf: Map<string, number>;
  /** By account and id; null if a withdrawal used up the id. */
  orders: Map<string, KeptOrder | null>;
  /** By account. */
  entries: Map<string, Entry[]>;
  /** By account and id. */
  deliveries: Map<string, KeptDelivery>;
  newId(): string;
  /** Milliseconds since 1970. */
  now(): number;
}

export const orderKey = (account: string, id: string): string => `${account} ${id}`;

/** All placed orders, oldest first. */
export const allOrders = ({ orders }: Books): KeptOrder[] =>
  [...orders.values()].filter((order) => order !== null);
