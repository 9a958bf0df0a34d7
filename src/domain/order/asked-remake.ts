import type { OrderEvent } from '../lifecycle/order-event.ts';
import { remadePrice } from '../remakes/remade-price.ts';
import type { Rials } from '../vocabulary/money.ts';
import type { Order } from './order.ts';

/** The last request for a remake. */
export const requestOf = (events: readonly OrderEvent[]): OrderEvent | undefined =>
  events.findLast(({ event }) => event === 'askRemake');

/** The agreed price of what is requested to be remade, in rials. */
export function remadeTotal(order: Order): Rials {
  const remaking = requestOf(order.events)?.remaking;
  if (order.kind !== 'rx' || !remaking) return order.total ?? 0;
  const { content, price, total } = order;
  const quotedTotal = price.total === null ? total : null;
  const remade = remadePrice({ price, quotedTotal }, content, remaking);
  return remade.price.total ?? remade.quotedTotal ?? 0;
}
