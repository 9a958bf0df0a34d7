import type { Order, OrderKind, OrderSummary } from '../../src/domain/order/order.ts';
import { orderNumber } from '../../src/domain/order/order-number.ts';
import { stateOf } from '../../src/domain/order/order-state.ts';
import type { ListedContent, ListedOrder, StoredOrder } from '../db/orders/read-orders.ts';
import type { OrderContent } from '../db/schema/order-tables.ts';
import type { CommonField } from './order-kind.ts';
import { orderKinds } from './order-kinds.ts';

/** An order as a row of the list. */
export function orderSummary(order: ListedOrder): OrderSummary {
  return { ...commonFields(order), ...kindSummary(order.kind, order) };
}

/** An order with everything in it. */
export function orderAnswer(order: StoredOrder): Order {
  const events = order.events.map(({ id, at, state, by_name, message }) => {
    return { id, at: new Date(at).toISOString(), state, by: by_name, message };
  });
  return { ...commonFields(order), events, ...kindDetails(order.kind, order) };
}

/** The answer given when the order was placed: the order without what happened since. */
export function firstAnswer(order: StoredOrder): Order {
  return orderAnswer({ ...order, events: order.events.slice(0, 1) });
}

function kindSummary<Kind extends OrderKind>(kind: Kind, order: ListedContent<Kind>) {
  return orderKinds[kind].summary(order);
}

function kindDetails<Kind extends OrderKind>(kind: Kind, order: OrderContent<Kind>) {
  return orderKinds[kind].details(order);
}

function commonFields(order: ListedOrder): Pick<Order, CommonField> {
  return {
    id: order.id,
    number: orderNumber(order.id),
    account: { id: order.account_id, name: order.account_name },
    placedAt: order.placed_at.toISOString(),
    state: stateOf(order.events),
    reference: order.content.reference,
    total: order.price.total,
  };
}
