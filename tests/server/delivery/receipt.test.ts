import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { deliverShipped } from '../../../server/use-cases/orders/events/deliver-shipped.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { deliveredAfterDays } from '../../../src/domain/lifecycle/transitions.ts';
import { deliveryActs } from '../support/deliveries.ts';
import { freshApp } from '../support/fresh-app.ts';

const { database, request, signIn } = await freshApp();
const [shop = '', lab = ''] = await Promise.all(['shop', 'lab'].map(signIn));
const { readyOrder, made, ship, receive, read, act, orderOf, statesOf } = deliveryActs(
  request,
  lab,
);

async function shippedDelivery() {
  const orders = [await readyOrder(shop), await readyOrder(shop), await readyOrder(shop)];
  const id = await made(orders);
  await ship(id);
  return { id, orders, last: orders[2] ?? '' };
}

const afterDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000);

test('confirming a delivery confirms all its orders', async () => {
  const { id, orders } = await shippedDelivery();
  expect((await receive(id, shop, [])).status).toBe(200);
  expect(await statesOf(orders)).toEqual(['delivered', 'delivered', 'delivered']);
  const { events } = await orderOf(orders[0] ?? '', lab);
  expect(events.at(-1)).toMatchObject({ event: 'deliver', side: 'shop' });
});

test('a missing order stays shipped, with an unread message to the lab', async () => {
  const { id, orders, last } = await shippedDelivery();
  const missing = [{ order: last, message: 'Not in the parcel' }];
  const again = [{ order: last.toUpperCase(), message: 'Not in the parcel' }];
  const answers = [await receive(id, shop, missing), await receive(id, shop, again)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await statesOf(orders)).toEqual(['delivered', 'delivered', 'shipped']);
  const { events } = await orderOf(last, lab);
  const messages = events.filter(({ event }) => event === 'write');
  expect(messages.map(({ side, message }) => [side, message])).toEqual([
    ['shop', 'Not in the parcel'],
  ]);
  const { orders: rows } = await (await request(orderPaths.orders, { cookie: lab })).json();
  const unread = rows.filter(({ hasUnread }: { hasUnread?: boolean }) => hasUnread);
  expect(unread.map(({ id: each }: { id: string }) => each)).toEqual([last]);
  const { lines } = await read(id, lab);
  expect(lines.map(({ isMissing }) => isMissing)).toEqual([false, false, true]);
});

test('a missing order is not counted as delivered automatically, unlike the others', async () => {
  const { id, orders, last } = await shippedDelivery();
  await receive(id, shop, [{ order: last, message: 'Missing' }]);
  const other = await shippedDelivery();
  await deliverShipped(database, afterDays(deliveredAfterDays));
  expect(await statesOf(orders)).toEqual(['delivered', 'delivered', 'shipped']);
  expect(await statesOf(other.orders)).toEqual(['delivered', 'delivered', 'delivered']);
});

test('a missing order can be confirmed once it is found', async () => {
  const { id, last } = await shippedDelivery();
  await receive(id, shop, [{ order: last, message: 'Missing' }]);
  await receive(id, shop, []);
  expect(await statesOf([last])).toEqual(['delivered']);
});

test('an order with a requested remake is left as it is', async () => {
  const { id, orders, last } = await shippedDelivery();
  await act(last, shop, { event: 'askRemake', reason: 'transport' });
  await receive(id, shop, []);
  expect(await statesOf(orders)).toEqual(['delivered', 'delivered', 'remake']);
});

test.each([
  [[{ order: uuidv7(), message: 'Missing' }], 'missing.0.order'],
  [[{ order: uuidv7(), message: '  ' }], 'missing.0.message'],
])('an invalid receipt is refused with the field’s path: %j', async (missing, path) => {
  const { id, orders } = await shippedDelivery();
  const answer = await receive(id, shop, missing);
  expect(answer.status).toBe(422);
  expect((await answer.json()).issues).toMatchObject([{ path }]);
  expect(await statesOf(orders)).toEqual(['shipped', 'shipped', 'shipped']);
});
