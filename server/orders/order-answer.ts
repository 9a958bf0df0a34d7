import type { Order, OrderSummary, PlacedRx, PlacedStock } from '../../src/domain/order/order.ts';
import { orderNumber } from '../../src/domain/order/order-number.ts';
import { stateOf } from '../../src/domain/order/order-state.ts';
import { type RxOrder, rxOrder } from '../../src/domain/rx/rx-order.ts';
import type { StoredOrder } from '../db/orders/read-orders.ts';
import type { OrderContent } from '../db/schema/order-tables.ts';
import { rxTitle, stockTitle } from './title.ts';

/** An order as a row of the list. */
export function orderSummary(stored: StoredOrder): OrderSummary {
  const kept = contentOf(stored);
  const common = commonOf(stored);
  return kept.kind === 'rx'
    ? { ...common, ...summaryOfRx(kept) }
    : { ...common, ...summaryOfStock(kept) };
}

/** An order with everything in it. */
export function orderAnswer(stored: StoredOrder): Order {
  const events = stored.events.map(({ id, at, state, by_name, message }) => {
    return { id, at: new Date(at).toISOString(), state, by: by_name, message };
  });
  const kept = contentOf(stored);
  const common = { ...commonOf(stored), events };
  if (kept.kind === 'rx') {
    const { price, lens_names } = kept;
    const lens = { ...lens_names, services: lens_names.services ?? {} };
    return { ...common, ...summaryOfRx(kept), content: wholeRx(kept.content), price, lens };
  }
  const { content, price, lens_names: lenses } = kept;
  return { ...common, ...summaryOfStock(kept), content, price, lenses };
}

/** An order from before its schema grew is read with what such orders meant. */
function wholeRx(content: RxOrder): RxOrder {
  return 'frameDetails' in content ? content : rxOrder.parse(content);
}

/** What was answered when the order was placed: as it is, less what happened since. */
export function firstAnswer(stored: StoredOrder): Order {
  return orderAnswer({ ...stored, events: stored.events.slice(0, 1) });
}

/** A row's columns are of one kind of order, which the table's type cannot tell. */
function contentOf(stored: StoredOrder): OrderContent {
  return stored as OrderContent;
}

function commonOf(stored: StoredOrder) {
  return {
    id: stored.id,
    number: orderNumber(stored.id),
    account: { id: stored.account_id, name: stored.account_name },
    placedAt: stored.placed_at.toISOString(),
    state: stateOf(stored.events),
    reference: stored.content.reference,
    total: stored.price.total,
  };
}

type Kept<Kind> = Extract<OrderContent, { kind: Kind }>;

function summaryOfRx({ kind, content, lens_names }: Kept<'rx'>) {
  const title = rxTitle(lens_names, content.lens.index);
  return { kind, patient: content.patient, title } satisfies Partial<PlacedRx>;
}

function summaryOfStock({ kind, lens_names, pieces }: Kept<'stock'>) {
  return { kind, pieces, title: stockTitle(lens_names) } satisfies Partial<PlacedStock>;
}
