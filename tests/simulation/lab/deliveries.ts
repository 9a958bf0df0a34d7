import type { ReceiptRequest } from '../../../src/api/delivery/contract.ts';
import type { Delivery, DeliveryContent } from '../../../src/domain/delivery/delivery.ts';
import { mayLeave } from '../../../src/domain/delivery/delivery-state.ts';
import { deliveryNumber } from '../../../src/domain/order/order-number.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { act } from './act.ts';
import { answer, type LabResponse, refuse, summaryOf } from './answers.ts';
import { type Books, type KeptDelivery, type KeptOrder, orderKey } from './books.ts';

interface Asking {
  by: SignedIn;
  isLab: boolean;
  id: string;
}

function ordersOf({ orders }: Books, { account, orders: ids }: KeptDelivery): KeptOrder[] {
  return ids.toSorted().flatMap((id) => orders.get(orderKey(account.id, id)) ?? []);
}

function deliveryOf(books: Books, delivery: KeptDelivery): Delivery {
  const { id, account, label, shippedAt, missing } = delivery;
  const lines = ordersOf(books, delivery).map((order) => {
    const { pieces, ...summary } = summaryOf(books, order);
    return { order: { ...summary, pieces }, pieces, isMissing: missing.has(order.id) };
  });
  return { id, number: deliveryNumber(id), account, ...label, shippedAt, lines };
}

/** The delivery that a request names. A shop sees its own once they are shipped. */
function find({ deliveries }: Books, { by, isLab, id }: Asking): KeptDelivery | undefined {
  const found = [...deliveries.values()].find((each) => each.id === id);
  if (isLab) return found;
  return found?.account.id === by.account.id && found.shippedAt ? found : undefined;
}

/** The issue with an order of a delivery, if it isn't ready or is in another one. */
function issueWith(
  { deliveries }: Books,
  { account, id }: { account: string; id: string },
  order: KeptOrder | null | undefined,
  place: number,
): Issue[] {
  const path = `orders.${place}`;
  if (!order) return [{ path, code: 'invalid' }];
  const holder = [...deliveries.values()].find(
    (each) => each.account.id === account && each.orders.includes(order.id),
  );
  if (holder?.id === id) return [];
  if (holder) {
    return [{ path, code: 'notOffered', params: { delivery: deliveryNumber(holder.id) } }];
  }
  const { state } = order.status;
  return state === 'ready' ? [] : [{ path, code: 'notOffered', params: { state } }];
}

function save(books: Books, id: string, content: DeliveryContent): LabResponse {
  const { account: accountId, orders, ...label } = content;
  const key = orderKey(accountId, id);
  const known = books.deliveries.get(key);
  if (known?.shippedAt) return refuse('notAllowed');
  const found = orders.map((order) => books.orders.get(orderKey(accountId, order)));
  const of = { account: accountId, id };
  const issues = found.flatMap((order, place) => issueWith(books, of, order, place));
  if (issues.length > 0) return refuse('invalid', issues);
  const account = found[0]?.account ?? { id: accountId, name: '' };
  const saved = { id, account, orders, label, shippedAt: null, missing: new Set<string>() };
  books.deliveries.set(key, saved);
  return answer(deliveryOf(books, saved));
}

function ship(books: Books, by: SignedIn, delivery: KeptDelivery): LabResponse {
  if (delivery.shippedAt) return answer(deliveryOf(books, delivery));
  const orders = ordersOf(books, delivery);
  const issues = orders.flatMap(({ status: { state } }, place): Issue[] =>
    mayLeave(state) ? [] : [{ path: `orders.${place}`, code: 'notOffered', params: { state } }],
  );
  if (issues.length > 0) return refuse('notAllowed', issues);
  const { tracking } = delivery.label;
  for (const order of orders.filter(({ status }) => status.state === 'ready')) {
    const named = { order, event: books.newId() };
    const shipped = { event: 'ship', ...(tracking && { tracking }) } as const;
    act(books, { by, side: 'lab' }, named, shipped);
  }
  delivery.shippedAt = new Date(books.now()).toISOString();
  return answer(deliveryOf(books, delivery));
}

function receive(
  books: Books,
  by: SignedIn,
  delivery: KeptDelivery,
  { missing }: ReceiptRequest,
): LabResponse {
  const messages = new Map(missing.map(({ order, message }) => [order, message]));
  const issues = missing.flatMap(({ order }, place): Issue[] =>
    delivery.orders.includes(order) ? [] : [{ path: `missing.${place}.order`, code: 'invalid' }],
  );
  if (issues.length > 0) return refuse('invalid', issues);
  for (const order of ordersOf(books, delivery)) {
    const named = { order, event: books.newId() };
    const message = messages.get(order.id);
    if (message === undefined) {
      act(books, { by, side: 'shop' }, named, { event: 'deliver' });
    } else if (!delivery.missing.has(order.id)) {
      act(books, { by, side: 'shop' }, named, { event: 'write', message });
      delivery.missing.add(order.id);
    }
  }
  return answer(deliveryOf(books, delivery));
}

/** Answers a request about a delivery. */
export function askAboutDelivery(
  books: Books,
  asking: Asking,
  { method, what, body }: { method: string; what: string | undefined; body: unknown },
): LabResponse {
  const { by, isLab, id } = asking;
  const isOfShop = what === 'receipt';
  if (method !== 'GET' && isOfShop === isLab) return refuse('forbidden');
  if (method === 'PUT') return save(books, id, body as DeliveryContent);
  const delivery = find(books, asking);
  if (!delivery) return refuse('notFound');
  if (what === 'ship') return ship(books, by, delivery);
  if (isOfShop) return receive(books, by, delivery, body as ReceiptRequest);
  if (method === 'GET') return answer(deliveryOf(books, delivery));
  if (delivery.shippedAt) return refuse('notAllowed');
  books.deliveries.delete(orderKey(delivery.account.id, id));
  return answer({ deliveries: [] });
}
