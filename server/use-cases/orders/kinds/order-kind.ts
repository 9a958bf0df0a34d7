import type { PlaceOrderRequest } from '../../../../src/api/orders/contract.ts';
import type { LensCatalogue } from '../../../../src/domain/catalogue/lens.ts';
import type { Order, OrderKind, OrderSummary } from '../../../../src/domain/order/order.ts';
import type { OrderLimits } from '../../../../src/domain/order/order-limits.ts';
import type { Issue } from '../../../../src/domain/vocabulary/issue.ts';
import type { Rials } from '../../../../src/domain/vocabulary/money.ts';
import type { NewOrder, PlacedBy } from '../../../db/orders/new-order.ts';
import type { ListedContent, VersionedContent } from '../../../db/orders/read-orders.ts';
import type { Database } from '../../../db/pool/database.ts';
import type { OrderContent } from '../../../db/schema/order-tables.ts';
import type { StockLensPrices } from '../../../db/stock/read-stock.ts';
import type { FirstEvents } from '../events/hold-over-limit.ts';

/** A request to place an order. */
export interface PlacingRequest {
  /** The client's id for the order, and the idempotency key. */
  id: string;
  by: PlacedBy;
  /** The account's price tier. */
  tier: string;
  limits: OrderLimits;
  /** In rials; null for no limit. */
  creditLimit: Rials | null;
  request: PlaceOrderRequest;
  /** The request's JSON before its schema filled in defaults. */
  sent: unknown;
}

/** What an order is checked against, and where it is stored. */
export interface PlacingSources {
  database: Database;
  /** The catalogue, at the prices of the account's tier. */
  catalogue: LensCatalogue;
  /** The current catalogue, for an order that was judged by an outdated one. */
  latest: () => Promise<LensCatalogue>;
  /** Cached stock lenses at the prices of the account's tier; read from the database if missing. */
  stockPrices?: () => Promise<readonly StockLensPrices[]>;
}

/**
 * The result of checking and storing an order. `known`: the account has already used that id. `rest`: the order that
 * waits for missing pieces.
 */
export type Stored =
  | { kind: 'placed'; order: NewOrder; first: FirstEvents; rest?: string }
  | { kind: 'known' }
  | { kind: 'refused'; issues: Issue[] };

/** The parts of a request that composing an order needs. */
export interface Composing extends Pick<PlacingRequest, 'tier' | 'limits' | 'request'> {
  /** The order to compose, and its account. */
  order: string;
  account: string;
}

/** An order as it would be stored, if possible, and its issues, except shortages on the shelf. */
export interface ComposedOrder {
  kept: OrderContent | undefined;
  issues: Issue[];
  /** Revision of the catalogue that the order was judged by; missing if it does not depend on one. */
  judgedBy?: string;
}

/** Fields that are the same for every kind of order. */
export type CommonField =
  | 'id'
  | 'number'
  | 'account'
  | 'placedAt'
  | 'state'
  | 'heldFor'
  | 'reference'
  | 'total'
  | 'promisedFor'
  | 'correctedAt'
  | 'parcel';

/** Fields of an order's page that are the same for every kind. */
export type HistoryField =
  | 'events'
  | 'back'
  | 'remakeOf'
  | 'setAside'
  | 'splitFrom'
  | 'rest'
  | 'pair'
  | 'delivery'
  | 'invoice'
  | 'tellsWearer';

type RequestOf<Kind extends OrderKind> = {
  [Each in Kind]: Extract<PlaceOrderRequest['content'], { kind: Each }>;
}[Kind];

type SummaryOf<Kind extends OrderKind> = {
  [Each in Kind]: Omit<Extract<OrderSummary, { kind: Each }>, CommonField>;
}[Kind];

type DetailsOf<Kind extends OrderKind> = {
  [Each in Kind]: Omit<Extract<Order, { kind: Each }>, CommonField | HistoryField>;
}[Kind];

/** Everything that the server does differently for one kind of order. */
export interface OrderKindRules<Kind extends OrderKind> {
  /** Checks and prices an order by the current catalogue, and stores it unless it is refused. */
  place(content: RequestOf<Kind>, asked: PlacingRequest, from: PlacingSources): Promise<Stored>;
  /** Checks and prices the content by the current catalogue, without storing anything. */
  compose(content: RequestOf<Kind>, asked: Composing, from: PlacingSources): Promise<ComposedOrder>;
  /** The fields of the order's row in the list. */
  summary(order: ListedContent<Kind>): SummaryOf<Kind>;
  /** The fields of the whole order. */
  details(order: VersionedContent<Kind>): DetailsOf<Kind>;
}
