import { sql } from 'kysely';
import type { InvoicePlace } from '../../../src/domain/invoices/invoice-number.ts';
import type { EventName, Side } from '../../../src/domain/lifecycle/event-name.ts';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { HoldReason } from '../../../src/domain/lifecycle/reasons.ts';
import type { OrderKind } from '../../../src/domain/order/order.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope, type Scope } from '../pool/scope.ts';
import type { OrderContent, StoredDetails } from '../schema/order-tables.ts';
import {
  correctionsOf,
  deliveryOf,
  eventsOf,
  firstPairOf,
  invoiceOf,
  parcelOf,
  remakePhotos,
  restOf,
  secondPairOf,
  setAside,
} from './order-parts.ts';

/** Whose orders to read: one account's, or all of them for the lab. */
export type OrderScope = Exclude<Scope, 'directory'>;

/** The columns of every order, with its account's name. */
interface OrderHead {
  accountId: string;
  accountName: string;
  id: string;
  placedAt: Date;
  requestHash: Buffer;
  state: OrderState;
  heldFor: HoldReason | null;
  quotedTotal: number | null;
  promisedFor: string | null;
  correctedAt: Date | null;
  /** The group it was sent in, and how many orders are in that. */
  parcel: { id: string; orders: number } | null;
}

export interface StoredEvent {
  id: string;
  at: string;
  event: EventName;
  side: Side;
  state: OrderState;
  byName: string;
  message: string;
  details: StoredDetails;
}

/** Additional values for an order's page. Events are oldest first. */
interface History {
  back: OrderState | null;
  remakeOf: string | null;
  /** Photos from the request for this remake. */
  remakePhotos: string[] | null;
  /** How many pieces have been set aside so far, if it waits for stock. */
  setAside: number | null;
  /** The order that this one was split from, and the one that waits for its remaining items. */
  splitFrom: string | null;
  rest: string | null;
  /** The order whose second pair this is, and this order's second pair. */
  firstPair: { id: string; placedAt: string } | null;
  secondPair: string | null;
  events: StoredEvent[];
  /** The delivery it is in, and how many orders are in that. */
  delivery?: { id: string; orders: number } | null;
  /** The invoice it is on. */
  invoice?: ({ id: string } & InvoicePlace) | null;
}

/** What was ordered before an event corrected it. */
export type StoredVersion<Kind extends OrderKind = OrderKind> = {
  [Each in Kind]: Pick<OrderContent<Each>, 'content' | 'price' | 'lensNames'> & { eventId: string };
}[Kind];

/** The current content, and the content before each correction, oldest first. */
export type VersionedContent<Kind extends OrderKind = OrderKind> = {
  [Each in Kind]: OrderContent<Each> & {
    corrections?: readonly StoredVersion<Each>[] | null | undefined;
  };
}[Kind];

/** The content fields that a list reads. The rest can hold a frame's trace or 2,000 lines. */
const listedFields = ['reference', 'patient', 'lens'] as const;

/** Selected fields of the content of `order`, as JSON. */
export const contentOf = (fields: readonly string[]) =>
  sql`jsonb_build_object(${sql.join(
    fields.map((field) => sql`${sql.lit(field)}, "order".content -> ${sql.lit(field)}`),
  )})`;

/** The parts of the content and the price of `order` that a list reads. */
export const listedContent = contentOf(listedFields);
export const listedPrice = sql`jsonb_build_object('total', "order".price -> 'total')`;

type Listed<Content> = Pick<Content, Extract<keyof Content, (typeof listedFields)[number]>>;

/** The parts of the kind-specific columns that a list reads. */
export type ListedContent<Kind extends OrderKind = OrderKind> = {
  [Each in Kind]: Omit<OrderContent<Each>, 'content' | 'price'> & {
    content: Listed<OrderContent<Each>['content']>;
    price: Pick<OrderContent<Each>['price'], 'total'>;
  };
}[Kind];

/** The columns for an order's summary. */
export type SummarisedOrder = OrderHead & ListedContent;
/** An order as lists read it. */
export type ListedOrder = SummarisedOrder & { lastEvent: string | null; hasUnread?: boolean };
/** A complete order. */
export type StoredOrder = OrderHead & History & VersionedContent;

/**
 * Reads one order by its id. Clients make the ids, so two accounts may use the same one. Without an account, the lab
 * gets the order placed first.
 */
export async function findOrder(
  database: Database,
  scope: OrderScope,
  id: string,
  account?: string,
): Promise<StoredOrder | undefined> {
  let query = wholeOrders(database, scope).where('order.id', '=', id);
  if (account) query = query.where('order.accountId', '=', account);
  const first = query.orderBy('order.placedAt').limit(1).compile();
  const name = `find-order-${scope === 'lab' ? 'lab' : 'own'}${account ? '-of' : ''}`;
  const [row] = await queryInScope(database, scope, name, first);
  return row as StoredOrder | undefined;
}

/** Whether an account placed or withdrew an order under an id; undefined if it has not used the id. */
export async function statusOfId(
  database: Database,
  account: string,
  id: string,
): Promise<'placed' | 'withdrawn' | undefined> {
  const query = database.queries
    .selectFrom('orders')
    .select('kind')
    .where((eb) => eb.and({ accountId: account, id }));
  const [row] = await queryInScope(database, { account }, 'status-of-id', query.compile());
  return row && (row.kind === 'withdrawn' ? 'withdrawn' : 'placed');
}

/** Selects what both lists and an order's page read. */
export function orders({ queries }: Pick<Database, 'queries'>, scope: OrderScope) {
  const query = queries
    .selectFrom('orders as order')
    .innerJoin('accounts as account', 'account.accountId', 'order.accountId')
    .where('order.kind', '<>', sql.lit('withdrawn'))
    .select(['order.accountId', 'order.id', 'order.kind', 'order.lensNames', 'order.pieces'])
    .select(['order.placedAt', 'order.requestHash'])
    .select(['order.state', 'order.heldFor', 'order.quotedTotal', 'order.lastEvent'])
    .select(['order.correctedAt', parcelOf.as('parcel')])
    .select(sql<string | null>`"order".promised_for::text`.as('promisedFor'))
    .select('account.name as accountName');
  return scope === 'lab' ? query : query.where('order.accountId', '=', scope.account);
}

/** Selects complete orders: rows of `StoredOrder`. */
export function wholeOrders(database: Database, scope: OrderScope) {
  return orders(database, scope)
    .select(['order.content', 'order.price', 'order.back', 'order.remakeOf'])
    .select(['order.splitFrom', restOf.as('rest'), setAside.as('setAside')])
    .select([firstPairOf.as('firstPair'), secondPairOf.as('secondPair')])
    .select(eventsOf)
    .select(correctionsOf)
    .select(remakePhotos)
    .select(deliveryOf.as('delivery'))
    .select(invoiceOf.as('invoice'));
}
