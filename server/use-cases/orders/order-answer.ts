import { invoiceNumber } from '../../../src/domain/invoices/invoice-number.ts';
import type { HoldReason } from '../../../src/domain/lifecycle/reasons.ts';
import type { Order, OrderKind, OrderSummary } from '../../../src/domain/order/order.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { countPieces } from '../../../src/domain/shelf/shelf-lines.ts';
import type {
  ListedContent,
  ListedOrder,
  StoredEvent,
  StoredOrder,
  SummarisedOrder,
  VersionedContent,
} from '../../db/orders/read-orders.ts';
import type { CommonField, HistoryField } from './kinds/order-kind.ts';
import { orderKinds } from './kinds/order-kinds.ts';

/** An order as a row in the list. */
export function orderSummary(order: SummarisedOrder): OrderSummary {
  return { ...commonFields(order), ...kindSummary(order.kind, order) };
}

/** A row in the list, with whether it has unread messages for its reader. */
export function rowAnswer(order: ListedOrder): OrderSummary {
  return { ...orderSummary(order), ...(order.hasUnread && { hasUnread: true }) };
}

/** A row in the lab's list, with what the client needs to move the order. */
export function labRowAnswer(order: ListedOrder): OrderSummary {
  const lastEvent = order.lastEvent;
  return { ...rowAnswer(order), ...(lastEvent !== null && { lastEvent }) };
}

/** An order with all its fields. */
export function orderAnswer(order: StoredOrder): Order {
  return { ...commonFields(order), ...history(order), ...kindDetails(order.kind, order) };
}

/** A newly placed order is not linked to anything. */
const unlinked = { secondPair: null, delivery: null, parcel: null, invoice: null };

/** The answer given when the order was placed, without anything that has happened since. */
export function firstAnswer(order: StoredOrder): Order {
  const [submitted, next] = order.events;
  // The server may hold an order in the transaction that places it; only then is a hold the second event.
  const held = next?.event === 'hold' ? next : undefined;
  const events = [submitted, held].filter((event) => event !== undefined);
  const first = { ...order, ...statusWhenPlaced(held), ...unlinked, events };
  return orderAnswer({ ...first, ...asPlaced(order), correctedAt: null } as StoredOrder);
}

/** The content as it was first ordered. */
function asPlaced({ corrections }: StoredOrder) {
  const [first] = corrections ?? [];
  if (!first) return {};
  const { content, price, lensNames } = first;
  const pieces = 'lines' in content ? countPieces(content.lines) : null;
  return { content, price, lensNames, pieces, corrections: null };
}

const heldFor = ({ details }: Pick<StoredEvent, 'details'>): HoldReason =>
  details.reason === 'backOrder' ? details.reason : 'creditLimit';

/** Status of an order just after placing: submitted, or held by the server. */
export function statusWhenPlaced(held: StoredEvent | undefined) {
  return {
    state: held?.state ?? 'submitted',
    back: held ? 'submitted' : null,
    heldFor: held ? heldFor(held) : null,
    setAside: held && heldFor(held) === 'backOrder' ? 0 : null,
    quotedTotal: null,
    promisedFor: null,
  } as const;
}

function history({
  back,
  events,
  remakeOf: id,
  remakePhotos: photos,
  setAside,
  splitFrom,
  rest,
  firstPair,
  secondPair,
  delivery,
  invoice,
}: StoredOrder): Pick<Order, HistoryField> {
  return {
    back,
    events: events.map(eventAnswer),
    remakeOf: id === null ? null : { id, number: orderNumber(id), photos: photos ?? [] },
    ...(setAside !== null && { setAside }),
    ...(splitFrom && { splitFrom: numbered(splitFrom) }),
    ...(rest && { rest: numbered(rest) }),
    ...pairAnswer({ firstPair, secondPair }),
    ...(delivery && { delivery }),
    ...(invoice && { invoice: { id: invoice.id, number: invoiceNumber(invoice) } }),
  };
}

function pairAnswer({ firstPair, secondPair }: Pick<StoredOrder, 'firstPair' | 'secondPair'>) {
  if (!firstPair && !secondPair) return {};
  const placedAt = firstPair && new Date(firstPair.placedAt).toISOString();
  const first = firstPair && placedAt && { ...numbered(firstPair.id), placedAt };
  return { pair: { ...(first && { first }), ...(secondPair && { second: numbered(secondPair) }) } };
}

const numbered = (id: string) => ({ id, number: orderNumber(id) });

function eventAnswer({ id, at, event, side, state, byName, message, details }: StoredEvent) {
  return {
    id,
    at: new Date(at).toISOString(),
    event,
    side,
    state,
    by: byName,
    message,
    ...details,
  };
}

function kindSummary<Kind extends OrderKind>(kind: Kind, order: ListedContent<Kind>) {
  return orderKinds[kind].summary(order);
}

function kindDetails<Kind extends OrderKind>(kind: Kind, order: VersionedContent<Kind>) {
  return orderKinds[kind].details(order);
}

function commonFields(order: SummarisedOrder): Pick<Order, CommonField> {
  return {
    id: order.id,
    number: orderNumber(order.id),
    account: { id: order.accountId, name: order.accountName },
    placedAt: order.placedAt.toISOString(),
    state: order.state,
    ...(order.heldFor && { heldFor: order.heldFor }),
    reference: order.content.reference,
    total: order.price.total ?? order.quotedTotal,
    promisedFor: order.promisedFor,
    ...(order.correctedAt && { correctedAt: order.correctedAt.toISOString() }),
    ...(order.parcel && order.parcel.orders > 1 && { parcel: order.parcel }),
  };
}
