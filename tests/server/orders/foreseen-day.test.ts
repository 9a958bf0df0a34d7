import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import type { OrderEventRequest, PlaceOrderRequest } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { foreseenDay } from '../../../src/domain/lifecycle/foreseen-day.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { promiseOfOrder } from '../../../src/domain/promise/order-promise.ts';
import { daysLater } from '../../../src/domain/vocabulary/days.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest, unpricedRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';

const { request, signIn, asSuperuser } = await freshApp();
const [shop, lab] = (await Promise.all(['shop', 'lab'].map(signIn))) as [string, string];
const keyed = (key: string = uuidv7()) => ({ 'Idempotency-Key': key });

const place = async (body: PlaceOrderRequest, key = uuidv7()): Promise<Order> =>
  (await request(orderPaths.orders, { cookie: shop, body, headers: keyed(key) })).json();

const read = async (id: string, cookie = shop): Promise<Order> =>
  (await request(orderPaths.order(id), { cookie })).json();

const act = async ({ id }: Order, body: OrderEventRequest): Promise<Order> =>
  (await request(orderPaths.events(id), { cookie: lab, body, headers: keyed() })).json();

/** What the form says of such an order. */
async function shown({ content }: Order): Promise<string> {
  const catalogue = await (await request(cataloguePath, { cookie: shop })).json();
  return promiseOfOrder({ content }, catalogue, new Date());
}

test.each([
  ['made lenses', orderRequest()],
  ['lenses that have no price', unpricedRequest()],
  ['stock lenses', stockRequest([-200, 0, 1])],
])('an order of %s keeps the day that the form showed, for both sides', async (_, body) => {
  const key = uuidv7();
  const order = await place(body, key);
  expect(foreseenDay(order.events)).toBe(await shown(order));
  expect(await place(body, key)).toEqual(order);
  for (const cookie of [shop, lab]) {
    expect((await read(order.id, cookie)).events).toEqual(order.events);
  }
});

test('it stays when the lab promises another day, and when the calendar changes', async () => {
  const order = await place(orderRequest());
  const foreseen = foreseenDay(order.events);
  const promisedFor = daysLater(foreseen ?? '', 3);
  await act(order, { event: 'accept', promisedFor });
  await asSuperuser(`update catalogue set calendar = jsonb_set(calendar, '{stockDays}', '9')`);
  const now = await read(order.id);
  expect([now.promisedFor, foreseenDay(now.events)]).toEqual([promisedFor, foreseen]);
});

test('a correction has the day of what is ordered now', async () => {
  const order = await place(orderRequest());
  const { content } = orderRequest('N-2');
  const after = order.events.at(-1)?.id;
  const body = { content: { ...content, remarks: 'Two' }, after };
  const path = orderPaths.corrections(order.id);
  const answer = await request(path, { cookie: shop, body, headers: keyed() });
  const corrected: Order = await answer.json();
  expect(answer.status, JSON.stringify(corrected)).toBe(201);
  expect(corrected.events.at(-1)?.foreseenFor).toBe(await shown(corrected));
  expect(corrected.events[0]).toEqual(order.events[0]);
});

test('what waits for its pieces has none, and what is there of it has one', async () => {
  const whole = { ...stockRequest([-300, 0, 300]), backOrdered: [0] };
  const there = await place(whole);
  expect(foreseenDay(there.events)).toBe(await shown(there));
  const rest = await read(there.rest?.id ?? '');
  expect(foreseenDay(rest.events)).toBeUndefined();
  const waiting = await place({ ...stockRequest([-300, 0, 5]), backOrdered: [0] });
  expect([waiting.state, foreseenDay(waiting.events)]).toEqual(['onHold', undefined]);
  expect((await read(waiting.id)).events).toEqual(waiting.events);
});

test('a client does not say it', async () => {
  const body = { ...orderRequest(), foreseenFor: '2030-01-01' };
  const answer = await request(orderPaths.orders, { cookie: shop, body, headers: keyed() });
  expect([answer.status, (await answer.json()).issues]).toMatchObject([
    422,
    [{ path: 'foreseenFor', code: 'unknownField' }],
  ]);
});
