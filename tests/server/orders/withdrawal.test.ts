import { randomUUID } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { describe, expect, test, vi } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { freshApp } from '../support/fresh-app.ts';
import { waitingForLocks } from '../support/locks.ts';
import { orderRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';
import { stopClock } from '../support/stop-clock.ts';

const { request, another, signIn, asSuperuser, count, database } = await freshApp();
const [shop, shop2, lab] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));

function place(id: string, body: unknown = orderRequest(), cookie = shop) {
  return request(orderPaths.orders, { cookie, body, headers: { 'Idempotency-Key': id } });
}

function withdraw(id: string, cookie = shop) {
  return request(orderPaths.withdrawal(id), { method: 'POST', cookie });
}

const onHand = async () =>
  (await asSuperuser('select sum(on_hand)::int as pieces from shelf')).rows[0].pieces;

describe('a withdrawn order', () => {
  test.each([
    ['prescription', orderRequest()],
    ['stock', stockRequest([-200, -50, 2])],
  ])('can no longer be placed: %s', async (_, body) => {
    const id = uuidv7();
    const before = [await onHand(), await count('order_events')];
    const withdrawn = await withdraw(id);
    expect([withdrawn.status, await withdrawn.json()]).toEqual([200, { outcome: 'withdrawn' }]);
    const late = await place(id, body);
    expect([late.status, await late.json()]).toEqual([410, { code: 'withdrawn', issues: [] }]);
    expect([await onHand(), await count('order_events')]).toEqual(before);
  });

  test('stays withdrawn, however often it is withdrawn', async () => {
    const id = uuidv7();
    const answers = await Promise.all([withdraw(id), withdraw(id.toUpperCase()), withdraw(id)]);
    for (const answer of answers) expect(await answer.json()).toEqual({ outcome: 'withdrawn' });
  });

  test('is shown to neither the shop nor the lab', async () => {
    const id = uuidv7();
    await withdraw(id);
    for (const cookie of [shop, lab]) {
      expect((await request(orderPaths.order(id), { cookie })).status).toBe(404);
      const list = await request(orderPaths.orders, { cookie });
      expect(list.status).toBe(200);
      expect(await list.text()).not.toContain(id);
    }
  });

  test('uses up its id in its own account only', async () => {
    const id = uuidv7();
    await withdraw(id);
    expect((await place(id, orderRequest(), shop2)).status).toBe(201);
  });
});

test('an order that has been placed is not withdrawn, and the answer has its number', async () => {
  const id = uuidv7();
  await place(id);
  const answer = await withdraw(id);
  const placed = { outcome: 'placed', number: orderNumber(id) };
  expect([answer.status, await answer.json()]).toEqual([200, placed]);
  expect((await place(id)).status).toBe(200);
});

test.each([
  ['prescriptions', () => orderRequest()],
  ['stock orders', () => stockRequest([-25, 0, 1])],
])(
  'when withdrawing and placing %s run concurrently, one of them takes effect, and both responses agree',
  async (_, body) => {
    const outcomes = new Set<string>();
    const race = async (at: number) => {
      const id = uuidv7();
      // Of eight, one is surely placed and one surely withdrawn; the other six race.
      const early = at === 0 ? await withdraw(id) : at % 2 ? withdraw(id) : undefined;
      const placing = place(id, body());
      if (at === 6) await placing;
      const withdrawing = await (early ?? withdraw(id));
      const { outcome } = await withdrawing.json();
      expect((await placing).status).toBe(outcome === 'placed' ? 201 : 410);
      const found = await request(orderPaths.order(id), { cookie: shop });
      expect(found.status).toBe(outcome === 'placed' ? 200 : 404);
      outcomes.add(outcome);
    };
    for (let round = 0; round < 12; round += 1) {
      await Promise.all(Array.from({ length: 8 }, (_, at) => race(at)));
    }
    expect(outcomes).toEqual(new Set(['placed', 'withdrawn']));
  },
);

test('a withdrawal waits for the same order while it is being placed', async () => {
  const id = uuidv7();
  const { rows } = await asSuperuser("select account_id, id from users where username = 'shop'");
  await asSuperuser('begin');
  await asSuperuser(
    `insert into orders (account_id, id, kind, content, price, lens_names, placed_by, request_hash)
     values ($1, $2, 'rx', '{}', '{}', '{}', $3, '')`,
    [rows[0].account_id, id, rows[0].id],
  );
  const withdrawing = withdraw(id);
  await vi.waitFor(async () => expect(await waitingForLocks(database)).toBe(1));
  await asSuperuser('commit');
  expect(await (await withdrawing).json()).toMatchObject({ outcome: 'placed' });
});

describe('withdrawing', () => {
  test('is refused for the lab without an account, without a session, and for an invalid id', async () => {
    const id = randomUUID();
    expect((await withdraw(id, lab)).status).toBe(422);
    expect((await request(orderPaths.withdrawal(id), { method: 'POST' })).status).toBe(401);
    expect((await withdraw('x')).status).toBe(404);
  });

  test('for the session of another account is refused, and does not use up the id', async () => {
    const id = uuidv7();
    const headers = { 'Acting-As': `${randomUUID()}/${randomUUID()}` };
    const answer = await request(orderPaths.withdrawal(id), {
      method: 'POST',
      cookie: shop,
      headers,
    });
    expect(answer.status).toBe(409);
    expect((await place(id)).status).toBe(201);
  });

  test('counts towards the orders per minute', async () => {
    stopClock();
    await asSuperuser('update accounts set orders_per_minute = 2');
    const { request } = another();
    const statuses: number[] = [];
    for (let sent = 0; sent < 3; sent += 1) {
      const path = orderPaths.withdrawal(uuidv7());
      statuses.push((await request(path, { method: 'POST', cookie: shop })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});
