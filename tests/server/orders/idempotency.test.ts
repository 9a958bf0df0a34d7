import { createHash } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, count, asSuperuser } = await freshApp();
const shop = await signIn('shop');
const shop2 = await signIn('shop2');

function place(cookie: string, key: string, body: unknown) {
  return request(orderPaths.orders, { cookie, body, headers: { 'Idempotency-Key': key } });
}

async function ordersOf(key: string): Promise<number> {
  const { rows } = await asSuperuser('select from orders where id = $1', [key]);
  return rows.length;
}

test('the same request sent twice makes one order and gets the first answer again', async () => {
  const key = uuidv7();
  const first = await place(shop, key, orderRequest());
  const second = await place(shop, key.toUpperCase(), orderRequest());
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(await second.json()).toEqual(await first.json());
  expect(await ordersOf(key)).toBe(1);
});

test('a request with its fields in another order is the same request', async () => {
  const key = uuidv7();
  const { kind, lens, ...rest } = orderRequest().content;
  await place(shop, key, orderRequest());
  const again = await place(shop, key, { content: { ...rest, lens, kind } });
  expect(again.status).toBe(200);
});

test('a request repeated after the schema gained a field with a default gets its first answer', async () => {
  const key = uuidv7();
  const { tray: _, ...content } = orderRequest().content;
  const first = await place(shop, key, { content });
  // As stored by a server without the field.
  const hash = createHash('sha256').update(JSON.stringify({ content })).digest();
  await asSuperuser('update orders set request_hash = $2 where id = $1', [key, hash]);
  const again = await place(shop, key, { content });
  expect([again.status, await again.json()]).toEqual([200, await first.json()]);
  const other = await place(shop, key, { content: { ...content, tray: '7' } });
  expect((await other.json()).code).toBe('keyReused');
});

test('twenty identical concurrent requests make one order, and all get it', async () => {
  const key = uuidv7();
  const before = await count('order_events');
  const sent = Array.from({ length: 20 }, () => place(shop, key, orderRequest()));
  const answers = await Promise.all(sent);
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(19).fill(200), 201]);
  for (const body of bodies) expect(body).toEqual(bodies[0]);
  expect(await ordersOf(key)).toBe(1);
  expect(await count('order_events')).toBe(before + 1);
});

test('another body under the same key is refused, and the first order does not change', async () => {
  const key = uuidv7();
  await place(shop, key, orderRequest('first'));
  const other = await place(shop, key, orderRequest('second'));
  const unmakable = { content: { ...orderRequest().content, right: null, left: null } };
  const invalid = await place(shop, key, unmakable);
  for (const answer of [other, invalid]) {
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ code: 'keyReused', issues: [] });
  }
  const kept = await request(orderPaths.order(key), { cookie: shop });
  expect((await kept.json()).reference).toBe('first');
});

test('a repeated request gets its first answer after the catalogue has changed', async () => {
  const key = uuidv7();
  const first = await place(shop, key, { ...orderRequest(), expectedTotal: 23_200_000 });
  await asSuperuser(
    "update coatings set price = price + 1; update catalogue set revision = 'dearer'",
  );
  const again = await place(shop, key, { ...orderRequest(), expectedTotal: 23_200_000 });
  const fresh = await place(shop, uuidv7(), { ...orderRequest(), expectedTotal: 23_200_000 });
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual(await first.json());
  expect((await fresh.json()).issues).toMatchObject([{ code: 'priceChanged' }]);
});

test('a repeated request gets its first answer after the order’s state has changed', async () => {
  const key = uuidv7();
  const first = await place(shop, key, orderRequest());
  await asSuperuser(
    `with event as (
       insert into order_events (account_id, order_id, id, at, event, side, state, by_account, by_user, by_name)
       select account_id, id, $2, now() + interval '1 s', 'accept', 'lab', 'accepted', account_id, placed_by, 'lab'
       from orders where id = $1
     )
     update orders set state = 'accepted', promised_for = '2030-01-02' where id = $1`,
    [key, uuidv7()],
  );
  const again = await place(shop, key, orderRequest());
  const now = await request(orderPaths.order(key), { cookie: shop });
  expect(await again.json()).toEqual(await first.json());
  expect(await now.json()).toMatchObject({ state: 'accepted', events: [{}, { by: 'lab' }] });
});

test('each account has its own keys: two accounts with the same key make two orders', async () => {
  const key = uuidv7();
  const mine = await place(shop, key, orderRequest('mine'));
  const theirs = await place(shop2, key, orderRequest('theirs'));
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  const seen = await Promise.all(
    [shop, shop2].map(async (cookie) => (await request(orderPaths.order(key), { cookie })).json()),
  );
  expect(seen.map(({ reference }) => reference)).toEqual(['mine', 'theirs']);
});
