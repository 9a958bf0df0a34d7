import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { placeOrderRequest } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { stockPath } from '../../../src/api/stock/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';
import { stopClock } from '../support/stop-clock.ts';

const { request, another, signIn, asSuperuser, count, database } = await freshApp();
const [shop, shop2] = await Promise.all(['shop', 'shop2'].map(signIn));

const schema = placeOrderRequest.safeParse;

function place(cookie: string | undefined, body: unknown, key = uuidv7()) {
  return request(orderPaths.orders, { cookie, body, headers: { 'Idempotency-Key': key } });
}

function limit(username: string, change: string) {
  const account = demoAccounts.find((demo) => demo.username === username)?.accountId;
  return asSuperuser(`update accounts set ${change} where account_id = $1`, [account]);
}

beforeEach(() =>
  asSuperuser(
    'update accounts set most_lines = 1000, most_pieces = 5000, orders_per_minute = 300000',
  ),
);

describe('a stock order', () => {
  const many = (lines: number, pieces: number) =>
    stockRequest(...Array.from({ length: lines }, (_, at) => [-25 * at, 0, pieces] as const));

  test.each([
    ['more lines', many(4, 1), { path: 'lines', code: 'tooManyLines', params: { max: 3 } }],
    [
      'more pieces',
      many(3, 20),
      { path: 'lines', code: 'tooManyPieces', params: { max: 50, pieces: 60 } },
    ],
  ])('of %s than its account may order is refused with the limit', async (_, body, issue) => {
    await limit('shop', 'most_lines = 3, most_pieces = 50');
    const before = await count('orders');
    const answer = await place(shop, body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ code: 'invalid', issues: [issue] });
    expect(await count('orders')).toBe(before);
    expect((await place(shop2, body)).status).toBe(201);
  });

  test('of too many lines is refused before any line is parsed', async () => {
    await limit('shop', 'most_lines = 3');
    const lines = Array.from({ length: 2_000 }, () => ({ nonsense: true }));
    const answer = await place(shop, { content: { ...many(1, 1).content, lines } });
    expect(answer.status).toBe(422);
    const issues = [{ path: 'lines', code: 'tooManyLines', params: { max: 3 } }];
    expect(await answer.json()).toEqual({ code: 'invalid', issues });
  });

  test('that was placed gets its first answer after the account’s limits were lowered', async () => {
    const id = uuidv7();
    const first = await place(shop, many(4, 1), id);
    await limit('shop', 'most_lines = 3');
    const again = await place(shop, many(4, 1), id);
    expect([again.status, await again.json()]).toEqual([200, await first.json()]);
  });

  test('of many lines is parsed in a separate tick, so that other requests run before the next', async () => {
    let turn = 0;
    let counting = setImmediate(function count() {
      turn += 1;
      counting = setImmediate(count);
    });
    const parse = vi.spyOn(placeOrderRequest, 'safeParse');
    const turns: number[] = [];
    parse.mockImplementation((...given) => {
      turns.push(turn);
      return schema(...given);
    });
    const sent = Array.from({ length: 16 }, () => place(shop, many(1_000, 100_000)));
    for (const { status } of await Promise.all(sent)) expect(status).toBe(422);
    clearImmediate(counting);
    parse.mockRestore();
    expect(turns).toHaveLength(16);
    expect(new Set(turns).size).toBe(16);
  });

  test('cannot take the whole shelf under the default limits', async () => {
    const id = uuidv7();
    await asSuperuser("insert into accounts (account_id, name) values ($1, 'New')", [id]);
    const { rows } = await asSuperuser('select * from accounts where account_id = $1', [id]);
    expect(rows[0]).toMatchObject({ most_lines: 1000, most_pieces: 5000, orders_per_minute: 120 });
  });

  test('over the limit costs only the queries for the session and the order’s id', async () => {
    await limit('shop', 'most_lines = 3');
    const connect = vi.spyOn(database.pool, 'connect');
    await place(shop, many(100, 1));
    // One query for the session, one for the order's id.
    expect(connect).toHaveBeenCalledTimes(2);
    connect.mockRestore();
  });

  test('beyond the stock is refused although another order has locked its cells', async () => {
    await asSuperuser(
      "update shelf set on_hand = 0 from stock_cells cell where cell.item = shelf.item and sphere = -775 and lens_id = 'hmc-156'",
    );
    await asSuperuser('begin');
    await asSuperuser(
      "select from shelf join stock_cells using (item) where sphere = -775 and lens_id = 'hmc-156' for update of shelf",
    );
    const answer = await place(shop, stockRequest([-775, 0, 1])).finally(() =>
      asSuperuser('rollback'),
    );
    expect((await answer.json()).issues).toEqual([
      { path: 'lines.0.pieces', code: 'stockOut', params: { onHand: 0 } },
    ]);
  });
});

describe('orders per minute', () => {
  beforeEach(stopClock);

  test('beyond the account’s limit are asked to wait; those of another account are not', async () => {
    await limit('shop', 'orders_per_minute = 2');
    const { request } = another();
    const send = (cookie: string | undefined, key = uuidv7()) =>
      request(orderPaths.orders, {
        cookie,
        body: orderRequest(),
        headers: { 'Idempotency-Key': key },
      });
    const first = uuidv7();
    expect((await send(shop, first)).status).toBe(201);
    expect((await send(shop)).status).toBe(201);
    const later = await send(shop);
    expect(later.status).toBe(429);
    expect(await later.json()).toEqual({ code: 'tooManyOrders', issues: [] });
    expect(Number(later.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(Number(later.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
    expect((await send(shop2)).status).toBe(201);
    // A placed order is answered again at any rate, because its first answer may be lost.
    const again = await send(shop, first);
    expect([again.status, (await again.json()).id]).toEqual([200, first]);
  });

  test('include refused ones', async () => {
    await limit('shop', 'orders_per_minute = 2');
    const { request } = another();
    const headers = { 'Idempotency-Key': uuidv7() };
    const statuses: number[] = [];
    for (let sent = 0; sent < 3; sent += 1) {
      statuses.push((await request(orderPaths.orders, { cookie: shop, body: {}, headers })).status);
    }
    expect(statuses).toEqual([422, 422, 429]);
  });
});

describe('the stock for a visitor', () => {
  test('is cached; for an account it is read each time', async () => {
    const { request } = another();
    const first = await request(stockPath);
    const connect = vi.spyOn(database.pool, 'connect');
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(stockPath)));
    expect(connect).not.toHaveBeenCalled();
    connect.mockRestore();
    const text = await first.text();
    for (const answer of answers) expect(await answer.text()).toBe(text);
    await asSuperuser(
      "update shelf set on_hand = 7 from stock_cells cell where cell.item = shelf.item and sphere = -25 and lens_id = 'hmc-156'",
    );
    const shownStock = await (await request(stockPath, { cookie: shop })).json();
    expect(shownStock.audience).toBe('account');
    expect(JSON.stringify(shownStock)).not.toContain('hidden');
  });

  test('is read again after a failure', async () => {
    const { request } = another();
    vi.spyOn(database.pool, 'connect').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    expect((await request(stockPath)).status).toBe(500);
    expect((await request(stockPath)).status).toBe(200);
  });
});
