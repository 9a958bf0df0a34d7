import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { deliveryPaths } from '../../../src/api/delivery/paths.ts';
import { deliveryNumber } from '../../../src/domain/order/order-number.ts';
import { accountOf, deliveryActs } from '../support/deliveries.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn, another, count } = await freshApp();
const [shop = '', shop2 = '', lab = ''] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const { act, readyOrder, save, made, read, orderOf } = deliveryActs(request, lab);

test('contains ready orders of one account, and is created once when the request is repeated', async () => {
  const orders = [await readyOrder(shop), await readyOrder(shop)];
  const id = uuidv7();
  const answers = await Promise.all([1, 2, 3].map(() => save(id, orders)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const delivery = await read(id, lab);
  expect(delivery).toMatchObject({
    number: deliveryNumber(id),
    carrier: 'Post',
    tracking: 'RR-1',
    day: '2030-01-03',
    shippedAt: null,
  });
  expect(delivery.lines.map(({ order, pieces }) => [order.id, pieces])).toEqual(
    orders.map((order) => [order, 2]),
  );
});

test('can be changed until it is shipped: its label and its orders', async () => {
  const [first = '', second = '', third = ''] = [
    await readyOrder(shop),
    await readyOrder(shop),
    await readyOrder(shop),
  ];
  const id = await made([first, second]);
  const changed = await save(id, [second, third], { tracking: 'RR-2' });
  const { tracking, lines } = await changed.json();
  const held = lines.map(({ order }: { order: { id: string } }) => order.id);
  expect([tracking, held]).toEqual(['RR-2', [second, third]]);
  expect((await save(uuidv7(), [first])).status).toBe(200);
});

test('is refused if an order is not ready, unknown or another account’s', async () => {
  const [ready, held, foreign] = [
    await readyOrder(shop),
    await readyOrder(shop),
    await readyOrder(shop2),
  ];
  await act(held, lab, { event: 'ask', message: 'Which colour?' });
  const before = await count('deliveries');
  const answer = await save(uuidv7(), [ready, held, foreign, uuidv7()]);
  expect([answer.status, await answer.json()]).toEqual([
    422,
    {
      code: 'invalid',
      issues: [
        { path: 'orders.1', code: 'notOffered', params: { state: 'onHold' } },
        { path: 'orders.2', code: 'invalid' },
        { path: 'orders.3', code: 'invalid' },
      ],
    },
  ]);
  expect(await count('deliveries')).toBe(before);
});

test('is refused if an order is in another delivery, which is named', async () => {
  const order = await readyOrder(shop);
  const first = await made([order]);
  const answer = await save(uuidv7(), [order]);
  expect((await answer.json()).issues).toEqual([
    { path: 'orders.0', code: 'notOffered', params: { delivery: deliveryNumber(first) } },
  ]);
});

test('one of two clerks who take the same orders concurrently, from two processes, gets them', async () => {
  const orders = [await readyOrder(shop), await readyOrder(shop)];
  const reversed = [...orders].reverse();
  const other = another().request;
  const answers = await Promise.all([
    save(uuidv7(), orders),
    save(uuidv7(), reversed, {}, other),
    save(uuidv7(), orders.slice(1)),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBe(1);
  expect(statuses.filter((status) => status === 422).length).toBe(2);
});

test.each([
  [{ orders: [] }, 'orders'],
  [{ day: '2030-13-01' }, 'day'],
  [{ carrier: 'x'.repeat(61) }, 'carrier'],
  [{ account: 'x' }, 'account'],
])('is refused with the field’s path: %j', async (more, path) => {
  const answer = await save(uuidv7(), [uuidv7()], more);
  expect(answer.status).toBe(422);
  expect((await answer.json()).issues).toMatchObject([{ path }]);
});

test('cannot hold an order twice', async () => {
  const order = await readyOrder(shop);
  expect((await save(uuidv7(), [order, order])).status).toBe(422);
});

test('is hidden from its shop until it is shipped', async () => {
  const order = await readyOrder(shop);
  const id = await made([order]);
  expect((await request(deliveryPaths.one(id), { cookie: shop })).status).toBe(404);
  expect((await orderOf(order, shop)).delivery).toBeUndefined();
  expect((await orderOf(order, lab)).delivery).toEqual({ id, orders: 1 });
  const { deliveries } = await (await request(deliveryPaths.all, { cookie: shop })).json();
  expect(deliveries).toEqual([]);
});

test('can be deleted, which frees its orders', async () => {
  const order = await readyOrder(shop);
  const id = await made([order]);
  const path = deliveryPaths.one(id, accountOf('shop'));
  expect((await request(path, { method: 'DELETE', cookie: lab })).status).toBe(200);
  expect((await request(path, { cookie: lab })).status).toBe(404);
  expect((await save(uuidv7(), [order])).status).toBe(200);
});
