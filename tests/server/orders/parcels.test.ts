import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { Order, OrderSummary } from '../../../src/domain/order/order.ts';
import { accountOf, deliveryActs } from '../support/deliveries.ts';
import { freshApp } from '../support/fresh-app.ts';
import { correctionOf, orderRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';

const { request, signIn, another, asSuperuser } = await freshApp();
const [shop = '', shop2 = '', lab = ''] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const { act, made, read, orderOf } = deliveryActs(request, lab);

type Place = { id: string; place: number };

function send(body: object, { id = uuidv7(), cookie = shop, asking = request } = {}) {
  return asking(orderPaths.orders, { cookie, body, headers: { 'Idempotency-Key': id } });
}

async function placed(body: object, more: Parameters<typeof send>[1] = {}): Promise<Order> {
  const answer = await send(body, more);
  expect(answer.status, await answer.clone().text()).toBe(201);
  return answer.json();
}

const sent = (parcel: Place, cookie = shop) => placed({ ...orderRequest(), parcel }, { cookie });

async function listed(filter: string, cookie = shop): Promise<string[]> {
  const answer = await request(`${orderPaths.orders}?${filter}`, { cookie });
  expect(answer.status).toBe(200);
  const { orders }: { orders: OrderSummary[] } = await answer.json();
  return orders.map(({ id }) => id);
}

const issuesOf = async (answer: Response) => (await answer.json()).issues;

describe('orders that are sent together', () => {
  test('form one group, whatever their kind, which both sides can read and list', async () => {
    const parcel = uuidv7();
    const [first, second, alone] = [
      await placed({ ...orderRequest('uniquename'), parcel: { id: parcel, place: 0 } }),
      await placed({ ...stockRequest([-200, 0, 1]), parcel: { id: parcel, place: 1 } }),
      await placed(orderRequest()),
    ];
    const ids = [second.id, first.id];
    for (const cookie of [shop, lab]) {
      expect((await orderOf(first.id, cookie)).parcel).toEqual({ id: parcel, orders: 2 });
      expect((await orderOf(alone.id, cookie)).parcel).toBeUndefined();
      expect(await listed(`parcel=${parcel}`, cookie)).toEqual(ids);
    }
    expect(await listed(`parcel=${parcel}&account=${accountOf('shop')}`, lab)).toEqual(ids);
    expect(await listed(`parcel=${parcel}&kind=stock`)).toEqual([second.id]);
    expect(await listed(`parcel=${parcel}&state=ready`)).toEqual([]);
    expect(await listed(`parcel=${parcel}&order=oldest`)).toEqual(ids.toReversed());
    expect(await listed(`parcel=${parcel}&text=uniquename`)).toEqual([first.id]);
    const other = uuidv7();
    const third = await sent({ id: other, place: 0 });
    expect(await listed(`parcel=${parcel},${other}&limit=2`)).toEqual([third.id, second.id]);
  });

  test('form a group only once there are two', async () => {
    const { id } = await sent({ id: uuidv7(), place: 0 });
    expect((await orderOf(id, shop)).parcel).toBeUndefined();
  });

  test('get the first answer again when repeated, and are refused when repeated with another group', async () => {
    const id = uuidv7();
    const body = { ...orderRequest(), parcel: { id: uuidv7(), place: 0 } };
    const first = await placed(body, { id });
    const again = await send(body, { id });
    expect([again.status, await again.json()]).toEqual([200, first]);
    const moved = await send({ ...body, parcel: { ...body.parcel, place: 1 } }, { id });
    expect([moved.status, (await moved.json()).code]).toEqual([422, 'keyReused']);
  });

  test('never get the same position, even from two processes at once', async () => {
    const parcel = { id: uuidv7(), place: 7 };
    const other = another().request;
    const answers = await Promise.all(
      [request, other, request, other].map((asking) =>
        send({ ...orderRequest(), parcel }, { asking }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 422);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await Promise.all(refused.map(issuesOf))).toEqual(
      Array(3).fill([{ path: 'parcel.place', code: 'invalid' }]),
    );
    const shelf = await send({ ...stockRequest([-200, 0, 1]), parcel });
    expect(await issuesOf(shelf)).toEqual([{ path: 'parcel.place', code: 'invalid' }]);
  });

  test('belong to one account: the same group id in another account is a different group', async () => {
    const id = uuidv7();
    const own = [await sent({ id, place: 0 }), await sent({ id, place: 1 })];
    const foreign = await sent({ id, place: 0 }, shop2);
    expect((await orderOf(foreign.id, shop2)).parcel).toBeUndefined();
    expect(await listed(`parcel=${id}`, shop2)).toEqual([foreign.id]);
    expect((await orderOf(own[0]?.id ?? '', shop)).parcel).toEqual({ id, orders: 2 });
    expect(await listed(`parcel=${id}`)).not.toContain(foreign.id);
    expect(await listed(`parcel=${id}&account=${accountOf('shop2')}`, lab)).toEqual([foreign.id]);
  });

  test.each([
    [{ id: uuidv7(), place: 100 }, 'parcel.place'],
    [{ id: uuidv7(), place: -1 }, 'parcel.place'],
    [{ id: 'x', place: 0 }, 'parcel.id'],
    [{ id: uuidv7() }, 'parcel.place'],
    [uuidv7(), 'parcel'],
  ])('are refused with an issue at the field: %j', async (parcel, path) => {
    const answer = await send({ ...orderRequest(), parcel });
    expect(answer.status).toBe(422);
    expect(await issuesOf(answer)).toMatchObject([{ path }]);
  });

  test.each([
    ['parcel=x', 'parcel'],
    [`parcel=${uuidv7()},x`, 'parcel'],
    [`parcel=${uuidv7()}&late=true`, 'parcel'],
    [`parcel=${uuidv7()}&order=state`, 'order'],
  ])('are not listed by %s', async (filter, path) => {
    const answer = await request(`${orderPaths.orders}?${filter}`, { cookie: shop });
    expect(await issuesOf(answer)).toMatchObject([{ path }]);
  });
});

describe('an order of a group', () => {
  test('stays in it when corrected', async () => {
    const id = uuidv7();
    const order = await sent({ id, place: 0 });
    await sent({ id, place: 1 });
    const corrected = await request(orderPaths.corrections(order.id), {
      cookie: shop,
      body: correctionOf(order, 0),
      headers: { 'Idempotency-Key': uuidv7() },
    });
    expect(corrected.status).toBe(201);
    expect((await orderOf(order.id, shop)).parcel).toEqual({ id, orders: 2 });
    const moved = await request(orderPaths.corrections(order.id), {
      cookie: shop,
      body: { ...correctionOf(order, 1), parcel: { id, place: 3 } },
      headers: { 'Idempotency-Key': uuidv7() },
    });
    expect(await issuesOf(moved)).toMatchObject([{ path: 'parcel' }]);
  });

  test('leaves it with the pieces that have to wait for stock, and stays with the others', async () => {
    const id = uuidv7();
    const other = await sent({ id, place: 0 });
    const line = stockRequest([-275, 0, 4000]);
    const split = await placed({ ...line, backOrdered: [0], parcel: { id, place: 1 } });
    expect(split.rest).toBeDefined();
    expect((await orderOf(split.id, shop)).parcel).toEqual({ id, orders: 2 });
    expect((await orderOf(split.rest?.id ?? '', shop)).parcel).toBeUndefined();
    const waits = await placed({ ...line, backOrdered: [0], parcel: { id, place: 2 } });
    expect(waits).toMatchObject({ heldFor: 'backOrder' });
    expect((await orderOf(other.id, shop)).parcel).toEqual({ id, orders: 3 });
  });

  test('does not put its remake into it', async () => {
    const id = uuidv7();
    const [order] = [await sent({ id, place: 0 }), await sent({ id, place: 1 })];
    await act(order.id, lab, { event: 'accept', promisedFor: '2030-01-02' });
    for (const event of ['start', 'inspect', 'pass', 'ship'] as const)
      await act(order.id, lab, { event });
    await act(order.id, shop, { event: 'askRemake', reason: 'labFault' });
    await act(order.id, lab, { event: 'grantRemake' });
    const { rows } = await asSuperuser('select parcel from orders where remake_of = $1', [
      order.id,
    ]);
    expect(rows).toEqual([{ parcel: null }]);
  });

  test('is listed with the others in a delivery', async () => {
    const id = uuidv7();
    const bodies = [{ parcel: { id, place: 0 } }, {}, { parcel: { id, place: 1 } }];
    const orders: string[] = [];
    for (const more of bodies) {
      const { id: order } = await placed({ ...orderRequest(), ...more });
      await act(order, lab, { event: 'accept', promisedFor: '2030-01-02' });
      for (const event of ['start', 'inspect', 'pass'] as const) await act(order, lab, { event });
      orders.push(order);
    }
    const { lines } = await read(await made(orders), lab);
    const [first, alone, second] = orders;
    const together = lines.map(({ order }) => order.id);
    expect([
      [first, second, alone],
      [alone, first, second],
    ]).toContainEqual(together);
  });
});
