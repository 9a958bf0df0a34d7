import { type ExpressionBuilder, sql } from 'kysely';
import { rowsAsJson } from '../pool/column-names.ts';
import type { Tables } from '../schema/tables.ts';
import { isSecondStanding } from './standing-second.ts';

type Orders = ExpressionBuilder<Tables & { order: Tables['orders'] }, 'order'>;

/**
 * Photos of the last request before the remake was placed. A later request, for another remake, may have other photos.
 */
export const remakePhotos = (from: Orders) =>
  from
    .selectFrom('orderEvents as request')
    .select(sql<string[] | null>`request.details -> 'photos'`.as('photos'))
    .whereRef('request.accountId', '=', 'order.accountId')
    .whereRef('request.orderId', '=', 'order.remakeOf')
    .where('request.event', '=', 'askRemake')
    .whereRef('request.at', '<=', 'order.placedAt')
    .orderBy('request.at', 'desc')
    .limit(1)
    .as('remakePhotos');

/** How many pieces have been set aside so far, if the order waits for stock. */
export const setAside = sql<number | null>`(
  select sum(filled)::int from back_orders waiting
  where waiting.account_id = "order".account_id and waiting.order_id = "order".id
)`;

/** The order that waits for the remaining items. */
export const restOf = sql<string | null>`(
  select rest.id from orders rest
  where rest.account_id = "order".account_id and rest.split_from = "order".id
)`;

/** The order whose second pair this is, and when that was placed. */
export const firstPairOf = sql<{ id: string; placedAt: string } | null>`(
  select jsonb_build_object('id', named.id, 'placedAt', named.placed_at) from orders named
  where named.account_id = "order".account_id and named.id = "order".first_pair
)`;

/** Its second pair. */
export const secondPairOf = sql<string | null>`(
  select second.id from orders second
  where second.account_id = "order".account_id and second.first_pair = "order".id
    and ${sql.raw(isSecondStanding)}
)`;

/** The group it was sent in, and how many orders are in that. */
export const parcelOf = sql<{ id: string; orders: number } | null>`(
  case when "order".parcel is not null then jsonb_build_object('id', "order".parcel, 'orders', (
    select count(*) from orders each
    where each.account_id = "order".account_id and each.parcel = "order".parcel
  )) end
)`;

/** The delivery it is in, and how many orders are in that. */
export const deliveryOf = sql<{ id: string; orders: number } | null>`(
  select jsonb_build_object('id', line.delivery_id, 'orders', (
    select count(*) from delivery_orders each
    where each.account_id = line.account_id and each.delivery_id = line.delivery_id
  ))
  from delivery_orders line
  where line.account_id = "order".account_id and line.order_id = "order".id
)`;

/** The invoice it is on, unless the invoice was cancelled. */
export const invoiceOf = sql<{ id: string; year: number; number: number } | null>`(
  select jsonb_build_object('id', invoice.id, 'year', invoice.fiscal_year, 'number', invoice.number)
  from invoice_orders line
  join invoices invoice on invoice.account_id = line.account_id and invoice.id = line.invoice_id
  where line.account_id = "order".account_id and line.order_id = "order".id and not line.is_cancelled
)`;

/** What was ordered before each correction, oldest first. */
export const correctionsOf = (from: Orders) =>
  rowsAsJson(
    from
      .selectFrom('orderCorrections as version')
      .select(['version.eventId', 'version.content', 'version.price', 'version.lensNames'])
      .whereRef('version.accountId', '=', 'order.accountId')
      .whereRef('version.orderId', '=', 'order.id')
      .where('version.content', 'is not', null)
      .orderBy('version.at'),
  ).as('corrections');

/** The order's events, oldest first. */
export const eventsOf = (from: Orders) =>
  rowsAsJson(
    from
      .selectFrom('orderEvents as event')
      .select(['event.id', 'event.at', 'event.event', 'event.side', 'event.state'])
      .select(['event.byName', 'event.message', 'event.details'])
      .whereRef('event.accountId', '=', 'order.accountId')
      .whereRef('event.orderId', '=', 'order.id')
      .orderBy('event.at')
      .orderBy('event.id'),
  ).as('events');
