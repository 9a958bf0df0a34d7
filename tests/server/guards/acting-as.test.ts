import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { accessoriesPath } from '../../../src/api/accessories/paths.ts';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { actingHeader, idempotencyHeader } from '../../../src/api/headers.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { stockPath } from '../../../src/api/stock/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, count } = await freshApp();
const [shop, shop2] = await Promise.all(['shop', 'shop2'].map(signIn));

function acting(name: string): string {
  const account = demoAccounts.find(({ username }) => username === name);
  return `${account?.accountId}/${account?.userId}`;
}

function place(cookie: string | undefined, named: string | undefined, key = uuidv7()) {
  const headers = { [idempotencyHeader]: key, [actingHeader]: named };
  return request(orderPaths.orders, { cookie, body: orderRequest(), headers });
}

test('an order for one account is not placed in the session of another', async () => {
  const before = await count('orders');
  const refused = await place(shop2, acting('shop'));
  expect(refused.status).toBe(409);
  expect(await refused.json()).toEqual({ code: 'otherSession', issues: [] });
  expect(await count('orders')).toBe(before);
});

test('the order’s own account can place it later under the same key', async () => {
  const key = uuidv7();
  await place(shop2, acting('shop'), key);
  expect((await place(shop, acting('shop'), key)).status).toBe(201);
});

test.each(['', '/', 'shop', `${acting('shop').split('/')[0]}/${uuidv7()}`])(
  'a name that is not the session’s (%j) is refused',
  async (named) => {
    // The test helper does not send empty headers.
    const headers = { [idempotencyHeader]: uuidv7(), [actingHeader]: named || ' ' };
    const answer = await request(orderPaths.orders, {
      cookie: shop,
      body: orderRequest(),
      headers,
    });
    expect(answer.status).toBe(409);
  },
);

test('reading for another account is refused too, instead of answering that its order is not found', async () => {
  const key = uuidv7();
  await place(shop, acting('shop'), key);
  const headers = { [actingHeader]: acting('shop') };
  expect((await request(orderPaths.order(key), { cookie: shop2, headers })).status).toBe(409);
  expect((await request(orderPaths.order(key), { cookie: shop, headers })).status).toBe(200);
});

test.each([cataloguePath, stockPath, accessoriesPath, sessionPaths.session])(
  '%s, though public, is refused for the session of another account',
  async (path) => {
    const headers = { [actingHeader]: acting('shop') };
    expect((await request(path, { cookie: shop2, headers })).status).toBe(409);
    expect((await request(path, { cookie: shop, headers })).status).toBe(200);
  },
);

test('a request without the acting header belongs to the session of its cookie', async () => {
  expect((await place(shop, undefined)).status).toBe(201);
});
