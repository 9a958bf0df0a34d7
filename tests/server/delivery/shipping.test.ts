import { expect, test, vi } from 'vitest';
import { deliveryPaths } from '../../../src/api/delivery/paths.ts';
import type { DeliverySummary } from '../../../src/domain/delivery/delivery.ts';
import { accountOf, deliveryActs } from '../support/deliveries.ts';
import { freshApp } from '../support/fresh-app.ts';
import { waitingForLocks } from '../support/locks.ts';

const { request, signIn, database, asSuperuser } = await freshApp();
const [shop = '', shop2 = '', lab = ''] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const { act, readyOrder, save, made, ship, read, orderOf, statesOf } = deliveryActs(request, lab);

const listFor = async (cookie: string): Promise<DeliverySummary[]> =>
  (await (await request(deliveryPaths.all, { cookie })).json()).deliveries;

test('shipping a delivery ships its orders, each with the tracking number', async () => {
  const orders = [await readyOrder(shop), await readyOrder(shop)];
  const id = await made(orders);
  expect((await ship(id)).status).toBe(200);
  expect(await statesOf(orders)).toEqual(['shipped', 'shipped']);
  for (const order of orders) {
    const { events, delivery } = await orderOf(order, shop);
    expect(events.at(-1)).toMatchObject({ event: 'ship', side: 'lab', tracking: 'RR-1' });
    expect(delivery).toEqual({ id, orders: 2 });
  }
  expect((await read(id, shop)).lines.length).toBe(2);
  expect((await request(deliveryPaths.one(id), { cookie: shop2 })).status).toBe(404);
});

test('a delivery that is being shipped is read with its orders as they are at the same moment', async () => {
  const order = await readyOrder(shop);
  const id = await made([order]);
  await asSuperuser('begin');
  await asSuperuser('lock table delivery_orders');
  const reading = read(id, lab);
  await vi.waitFor(async () => expect(await waitingForLocks(database)).toBe(1));
  await asSuperuser('update deliveries set shipped_at = now() where id = $1', [id]);
  await asSuperuser("update orders set state = 'shipped' where id = $1", [order]);
  await asSuperuser('commit');
  const { shippedAt, lines } = await reading;
  expect(shippedAt === null ? 'not shipped' : 'shipped').toBe(lines[0]?.order.state);
});

test('a delivery that is shipped while the list is read is in it once', async () => {
  const { pool } = database;
  const connect = pool.connect.bind(pool);
  let connected = 0;
  for (let before = 1; connected >= before - 1; before += 1) {
    const id = await made([await readyOrder(shop)]);
    connected = 0;
    const spy = vi.spyOn(pool, 'connect').mockImplementation(async () => {
      connected += 1;
      if (connected === before) {
        await asSuperuser('update deliveries set shipped_at = now() where id = $1', [id]);
      }
      return connect();
    });
    const listed = await listFor(lab);
    spy.mockRestore();
    expect(listed.filter((each) => each.id === id)).toHaveLength(1);
  }
});

test('a delivery ships once when the request is repeated or sent concurrently', async () => {
  const order = await readyOrder(shop);
  const id = await made([order]);
  const answers = await Promise.all([1, 2, 3].map(() => ship(id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { events } = await orderOf(order, lab);
  expect(events.filter(({ event }) => event === 'ship').length).toBe(1);
});

test('while one order may not leave, nothing is shipped and the clerk sees which', async () => {
  const orders = [await readyOrder(shop), await readyOrder(shop)];
  const [kept = '', cancelled = ''] = orders;
  const id = await made(orders);
  await act(cancelled, lab, { event: 'cancel', reason: 'askedByShop' });
  const answer = await ship(id);
  expect([answer.status, await answer.json()]).toEqual([
    409,
    {
      code: 'notAllowed',
      issues: [{ path: 'orders.1', code: 'notOffered', params: { state: 'cancelled' } }],
    },
  ]);
  expect(await statesOf(orders)).toEqual(['ready', 'cancelled']);
  expect((await save(id, [kept])).status).toBe(200);
  expect((await ship(id)).status).toBe(200);
  expect(await statesOf(orders)).toEqual(['shipped', 'cancelled']);
});

test('when shipping and cancelling happen concurrently, one wins and the other is refused', async () => {
  for (let round = 0; round < 6; round += 1) {
    const orders = [await readyOrder(shop), await readyOrder(shop)];
    const id = await made(orders);
    const cancel = () => act(orders[1] ?? '', lab, { event: 'cancel', reason: 'askedByShop' });
    const both = round % 2 === 0 ? [ship(id), cancel()] : [cancel(), ship(id)];
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.filter((status) => status < 300).length).toBe(1);
    expect(statuses.filter((status) => status === 409).length).toBe(1);
    const outcomes = [
      ['shipped', 'shipped'],
      ['ready', 'cancelled'],
    ];
    expect(outcomes).toContainEqual(await statesOf(orders));
  }
});

test('an order shipped separately stays unchanged in the delivery', async () => {
  const orders = [await readyOrder(shop), await readyOrder(shop)];
  const id = await made(orders);
  await act(orders[0] ?? '', lab, { event: 'ship' });
  expect((await ship(id)).status).toBe(200);
  expect(await statesOf(orders)).toEqual(['shipped', 'shipped']);
  const { events } = await orderOf(orders[0] ?? '', lab);
  expect(events.filter(({ event }) => event === 'ship').length).toBe(1);
});

test('a shipped delivery cannot be changed', async () => {
  const order = await readyOrder(shop);
  const id = await made([order]);
  await ship(id);
  expect((await save(id, [order], { tracking: 'other' })).status).toBe(409);
  const gone = await request(deliveryPaths.one(id), { method: 'DELETE', cookie: lab });
  expect(gone.status).toBe(409);
  expect((await read(id, lab)).tracking).toBe('RR-1');
});

test('the lab’s list begins with unshipped deliveries; a shop’s contains those shipped to it', async () => {
  const shipped = await made([await readyOrder(shop2)], { account: accountOf('shop2') });
  await ship(shipped);
  const open = await made([await readyOrder(shop)]);
  const forLab = await listFor(lab);
  const places = [open, shipped].map((id) => forLab.findIndex((each) => each.id === id));
  expect(forLab[places[0] ?? -1]).toMatchObject({ shippedAt: null, orders: 1, unconfirmed: 0 });
  expect(forLab[places[1] ?? -1]).toMatchObject({ orders: 1, unconfirmed: 1 });
  const areOpen = forLab.map(({ shippedAt }) => shippedAt === null);
  expect(areOpen.lastIndexOf(true)).toBeLessThan(areOpen.indexOf(false));
  expect(await listFor(shop2)).toMatchObject([{ id: shipped, orders: 1, unconfirmed: 1 }]);
});
