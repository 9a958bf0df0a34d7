import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { changesAnswer } from '../../../src/api/changes/contract.ts';
import { changePaths } from '../../../src/api/changes/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { changeLines } from '../../../src/domain/order/change-lines.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, asSuperuser } = await freshApp();
const [shop, shop2, lab] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const id = uuidv7();
await request(orderPaths.orders, {
  cookie: shop,
  body: orderRequest('C-1'),
  headers: { 'Idempotency-Key': id },
});

const read = async (cookie: string | undefined) =>
  changesAnswer.parse(await (await request(changePaths.changes, { cookie })).json()).changes;

describe('the feed of changes', () => {
  test('shows the lab what a shop did, and not the shop itself', async () => {
    expect(await read(lab)).toMatchObject([{ order: { id }, state: 'submitted' }]);
    expect(await read(shop)).toEqual([]);
  });

  test('shows only the shop what the lab did to its order, newest first', async () => {
    for (const [event, state, day] of [
      ['accept', 'accepted', 2],
      ['ask', 'onHold', 3],
    ] as const) {
      await asSuperuser(
        `insert into order_events (account_id, order_id, id, at, state, by_account, by_user, by_name, event, side)
         select o.account_id, o.id, $1, $2, $3, u.account_id, u.id, u.name, $5, 'lab'
         from orders o, users u where o.id = $4 and u.username = 'lab'`,
        [uuidv7(), `2099-01-0${day}T00:00:00Z`, state, id, event],
      );
    }
    const states = (await read(shop)).map(({ state }) => state);
    expect(states).toEqual(['onHold', 'accepted']);
    expect(await read(shop2)).toEqual([]);
    expect((await read(lab)).map(({ state }) => state)).toEqual(['submitted']);
  });

  test('answers all of an order that much happened to, and the latest twenty lines', async () => {
    const orders = Array.from({ length: 25 }, () => uuidv7());
    for (const each of orders) {
      await request(orderPaths.orders, {
        cookie: shop2,
        body: orderRequest(),
        headers: { 'Idempotency-Key': each },
      });
    }
    await asSuperuser(
      `insert into order_events (account_id, order_id, id, at, state, by_account, by_user, by_name, event, side)
       select o.account_id, o.id, gen_random_uuid(), '2098-01-01'::timestamptz + n * interval '1 minute', 'accepted',
         u.account_id, u.id, u.name, 'write', 'lab'
       from unnest($1::uuid[]) with ordinality placed (id, place) join orders o on o.id = placed.id, users u,
         generate_series(1, case when place = 1 then 130 else 1 end) n
       where u.username = 'lab'`,
      [orders],
    );
    const changes = await read(shop2);
    const ofFirst = changes.filter(({ order }) => order.id === orders[0]);
    expect(ofFirst).toHaveLength(130);
    expect(changeLines(changes)).toHaveLength(20);
    expect(changes).toHaveLength(149);
    const placed = changeLines(await read(lab)).filter(({ kind }) => kind === 'placed');
    expect(placed.map(({ changes: { length } }) => length)).toEqual([25]);
  });

  test('requires a session', async () => {
    expect((await request(changePaths.changes)).status).toBe(401);
  });
});
