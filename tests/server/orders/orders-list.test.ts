import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { ordersAnswer } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, asSuperuser } = await freshApp();
const [shop, shop2, lab, customer] = await Promise.all(
  ['shop', 'shop2', 'lab', 'customer'].map(signIn),
);

for (const [at, cookie] of [shop, shop, shop, shop2, shop, shop, shop2, shop, shop].entries()) {
  const headers = { 'Idempotency-Key': uuidv7() };
  await request(orderPaths.orders, { cookie, body: orderRequest(`N-${at}`), headers });
}
// All but the last two have the same time, so paging depends on the id.
await asSuperuser(
  `update orders set placed_at = '2026-01-01 00:00Z'
   where content->>'reference' not in ('N-7', 'N-8')`,
);

const cursorOf = (text: string) => Buffer.from(text).toString('base64url');

async function pages(cookie: string | undefined, limit: number): Promise<string[][]> {
  const found: string[][] = [];
  let after = '';
  do {
    const answer = await request(`${orderPaths.orders}?limit=${limit}${after}`, { cookie });
    const { orders, next } = ordersAnswer.parse(await answer.json());
    found.push(orders.map(({ reference }) => reference));
    after = next ? `&after=${encodeURIComponent(next)}` : '';
  } while (after);
  return found;
}

describe('the list of orders', () => {
  test('is newest first; pages neither repeat nor skip orders of the same time', async () => {
    expect(await pages(shop, 3)).toEqual([['N-8', 'N-7', 'N-5'], ['N-4', 'N-2', 'N-1'], ['N-0']]);
  });

  test('pages over all accounts for the lab', async () => {
    const all = (await pages(lab, 4)).flat();
    expect(all).toEqual(['N-8', 'N-7', 'N-6', 'N-5', 'N-4', 'N-3', 'N-2', 'N-1', 'N-0']);
  });

  test('names the newest event of each order to the lab only', async () => {
    const rows = async (cookie: string | undefined) => {
      const answer = await request(orderPaths.orders, { cookie });
      return ordersAnswer.parse(await answer.json()).orders;
    };
    const [first] = await rows(lab);
    const order = await request(orderPaths.order(first?.id ?? ''), { cookie: lab });
    expect(first?.lastEvent).toBe((await order.json()).events.at(-1).id);
    expect((await rows(shop)).filter((row) => 'lastEvent' in row)).toEqual([]);
  });

  test('ends after a last page that is full', async () => {
    expect(await pages(shop2, 2)).toEqual([['N-6', 'N-3']]);
  });

  test('is empty for an account without orders', async () => {
    const answer = await request(orderPaths.orders, { cookie: customer });
    expect(await answer.json()).toEqual({ orders: [], next: null, searchedTo: null });
  });

  test.each([
    ['after', 'nonsense'],
    ['after', cursorOf('1.2.3')],
    ['after', 'x'.repeat(121)],
    ['order=promise&after', cursorOf(`1.${uuidv7()}.${uuidv7()}.due.2026-02-30`)],
    ['order=promise&after', cursorOf(`1.${uuidv7()}.${uuidv7()}.due.0000-01-01`)],
    ['after', cursorOf(`999999999999999.${uuidv7()}.${uuidv7()}`)],
    ['from', '0000-01-01'],
    ['limit', '0'],
    ['limit', '101'],
    ['limit', '1e1'],
    ['limit', '-5'],
  ])('refuses %s=%s', async (name, value) => {
    const answer = await request(`${orderPaths.orders}?${name}=${value}`, { cookie: shop });
    const { code, issues } = await answer.json();
    expect(answer.status).toBe(422);
    expect(code).toBe('invalid');
    expect(issues).toMatchObject([{ path: name.split('&').at(-1) }]);
  });

  test('requires a session', async () => {
    expect((await request(orderPaths.orders)).status).toBe(401);
  });
});
