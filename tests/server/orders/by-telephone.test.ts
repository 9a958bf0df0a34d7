import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { suspendAccount } from '../../../server/use-cases/accounts/suspension.ts';
import { changePaths } from '../../../src/api/changes/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { stockPath } from '../../../src/api/stock/paths.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';

const { request, signIn, asSuperuser, database } = await freshApp();
const [lab, shop, shop2] = await Promise.all(['lab', 'shop', 'shop2'].map(signIn));
const identityOf = (name: string) => demoAccounts.find(({ username }) => username === name);
const accountOf = (name: string) => identityOf(name)?.accountId ?? '';

const place = (body: object, account: string, { id = uuidv7(), cookie = lab } = {}) =>
  request(`${orderPaths.orders}?account=${account}`, {
    cookie,
    body,
    headers: { 'Idempotency-Key': id },
  });

describe('an order the lab takes by telephone', () => {
  test('is the account’s, at the prices of its tier, and names who took it', async () => {
    const placed: Order = await (
      await place(stockRequest([-200, 0, 2]), accountOf('shop2'))
    ).json();
    const own = await request(orderPaths.orders, {
      cookie: shop2,
      body: stockRequest([-200, 0, 2]),
      headers: { 'Idempotency-Key': uuidv7() },
    });
    expect(placed.total).toBe((await own.json()).total);
    expect(placed.account.id).toBe(accountOf('shop2'));
    const seen: Order = await (
      await request(orderPaths.order(placed.id), { cookie: shop2 })
    ).json();
    expect(seen.events).toMatchObject([
      { event: 'submit', side: 'lab', by: identityOf('lab')?.userName },
    ]);
    expect((await request(orderPaths.order(placed.id), { cookie: shop })).status).toBe(404);
  });

  test('is placed once when repeated, and its id is refused for another order', async () => {
    const id = uuidv7();
    const account = accountOf('shop');
    const answers = await Promise.all(
      [1, 2].map(async () => (await place(orderRequest(), account, { id })).status),
    );
    expect(answers.toSorted()).toEqual([200, 201]);
    expect((await place(orderRequest('another'), account, { id })).status).toBe(422);
  });

  test('keeps to the account’s limits and is held over its credit limit', async () => {
    const account = accountOf('customer');
    await asSuperuser(
      'update accounts set most_pieces = 3, credit_limit = 0 where account_id = $1',
      [account],
    );
    const excess = await place(stockRequest([-200, 0, 4]), account);
    expect((await excess.json()).issues).toMatchObject([{ code: 'tooManyPieces' }]);
    const held: Order = await (await place(stockRequest([-200, 0, 2]), account)).json();
    expect([held.state, held.heldFor]).toEqual(['onHold', 'creditLimit']);
  });

  test('is in the shop’s feed, and not in that of the lab who placed it', async () => {
    const placed: Order = await (await place(orderRequest('feed'), accountOf('shop'))).json();
    const fed = async (cookie: string | undefined) => {
      const { changes } = await (await request(changePaths.changes, { cookie })).json();
      return changes.filter(({ order }: { order: { id: string } }) => order.id === placed.id);
    };
    const taken = { event: 'submit', byTelephone: true, by: identityOf('lab')?.userName };
    expect([await fed(shop), await fed(lab)]).toMatchObject([[taken], []]);
  });

  test('is withdrawn for the account, and then never placed', async () => {
    const id = uuidv7();
    const account = accountOf('shop');
    const path = `${orderPaths.withdrawal(id)}?account=${account}`;
    expect((await request(path, { method: 'POST', cookie: lab })).status).toBe(200);
    expect((await place(orderRequest(), account, { id })).status).toBe(410);
  });

  test.each([
    ['an unknown account', () => uuidv7(), 422],
    ['no account', () => 'x', 422],
    ['the lab itself', () => accountOf('lab'), 422],
  ])('is refused for %s', async (_, account, status) => {
    const answer = await place(orderRequest(), account());
    expect(answer.status).toBe(status);
    expect((await answer.json()).issues).toEqual([{ path: 'account', code: 'invalid' }]);
  });

  test('is refused for a suspended account', async () => {
    await suspendAccount(database, { account: accountOf('customer'), by: 'operator' });
    const answer = await place(orderRequest(), accountOf('customer'));
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'suspended']);
  });
});

test('the lab sees stock at the prices of a tier it names, a shop only at its own', async () => {
  const pricesOf = async (cookie: string | undefined, query = '') => {
    const answer = await request(`${stockPath}${query}`, { cookie });
    return JSON.stringify((await answer.json()).lenses);
  };
  const [standard, partner] = await Promise.all([pricesOf(shop), pricesOf(shop2)]);
  expect(standard).not.toBe(partner);
  expect(await pricesOf(lab, '?tier=partner')).toBe(partner);
  expect(await pricesOf(lab)).toBe(standard);
  expect(await pricesOf(shop, '?tier=partner')).toBe(standard);
});
