import { uuidv7 } from 'uuidv7';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { deliveryPaths } from '../../../src/api/delivery/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { Delivery, DeliveryContent } from '../../../src/domain/delivery/delivery.ts';
import type { AskedEvent } from '../../../src/domain/lifecycle/order-event.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { FreshApp } from './fresh-app.ts';
import { orderRequest } from './order-request.ts';

type Asked = Partial<AskedEvent> & Pick<AskedEvent, 'event'>;
type Request = FreshApp['request'];

export const accountOf = (name: string) =>
  demoAccounts.find(({ username }) => username === name)?.accountId ?? '';

/** What tests do with orders and deliveries, each as the user of a cookie. */
export function deliveryActs(request: Request, lab: string) {
  const act = (order: string, cookie: string, asked: Asked) =>
    request(orderPaths.events(order), {
      cookie,
      body: asked,
      headers: { 'Idempotency-Key': uuidv7() },
    });

  /** Places an order and makes it, until it can be shipped. */
  async function readyOrder(shop: string): Promise<string> {
    const id = uuidv7();
    const headers = { 'Idempotency-Key': id };
    await request(orderPaths.orders, { cookie: shop, body: orderRequest(), headers });
    await act(id, lab, { event: 'accept', promisedFor: '2030-01-02' });
    for (const event of ['start', 'inspect', 'pass'] as const) await act(id, lab, { event });
    return id;
  }

  const contentOf = (orders: string[], more: Partial<DeliveryContent> = {}): DeliveryContent => {
    const label = { carrier: 'Post', tracking: 'RR-1', day: '2030-01-03' };
    return { account: accountOf('shop'), orders, ...label, ...more };
  };

  const save = (
    id: string,
    orders: string[],
    more: Partial<DeliveryContent> = {},
    asking = request,
  ) => asking(deliveryPaths.one(id), { method: 'PUT', cookie: lab, body: contentOf(orders, more) });

  async function made(orders: string[], more: Partial<DeliveryContent> = {}): Promise<string> {
    const id = uuidv7();
    const answer = await save(id, orders, more);
    if (answer.status !== 200) throw new Error(`not made: ${answer.status}`);
    return id;
  }

  const ship = (id: string) => request(deliveryPaths.ship(id), { method: 'POST', cookie: lab });

  const receive = (id: string, cookie: string, missing: { order: string; message: string }[]) =>
    request(deliveryPaths.receipt(id), { cookie, body: { missing } });

  const read = async (id: string, cookie: string): Promise<Delivery> =>
    (await request(deliveryPaths.one(id), { cookie })).json();

  const orderOf = async (id: string, cookie: string): Promise<Order> =>
    (await request(orderPaths.order(id), { cookie })).json();

  const statesOf = async (orders: string[]) =>
    Promise.all(orders.map(async (id) => (await orderOf(id, lab)).state));

  return { act, readyOrder, save, made, ship, receive, read, orderOf, statesOf };
}
