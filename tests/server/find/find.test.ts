import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { findPath } from '../../../src/api/find/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { serverFinds } from '../../../src/domain/find/server-finds.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, asSuperuser } = await freshApp();
const [shop = '', shop2 = '', lab = ''] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));

const ask = (cookie: string | undefined, q: string) =>
  request(`${findPath}?q=${encodeURIComponent(q)}`, { cookie });

async function find(cookie: string, q: string) {
  const answer = await ask(cookie, q);
  expect(answer.status).toBe(200);
  return serverFinds.parse(await answer.json());
}

async function place(cookie: string, reference: string, part: { patient?: string; tray?: string }) {
  const id = uuidv7();
  const { content } = orderRequest(reference);
  const body = { content: { ...content, ...part } };
  const answer = await request(orderPaths.orders, {
    cookie,
    body,
    headers: { 'Idempotency-Key': id },
  });
  expect(answer.status).toBe(201);
  return id;
}

const first = await place(shop, 'H-4410', { patient: 'علی مؤمنی‌پور', tray: 'سینی ۱۲' });
const second = await place(shop, 'H-4411', { patient: 'علي مومنیپور' });
const third = await place(shop2, 'H-4412', { patient: 'علی مؤمنی‌پور' });

const ids = (found: { id: string }[]) => found.map(({ id }) => id);

describe('one text finds', () => {
  test.each([
    ['an order by its number', orderNumber(first), [first]],
    ['by its reference', 'h-4411', [second]],
    ['by its tray in other digits', 'سيني 12', [first]],
    ['by its patient in any spelling, newest first', 'علی مومنی', [second, first]],
  ])('%s', async (_, q, found) => {
    expect(ids((await find(shop, q)).orders)).toEqual(found);
  });

  test('a customer once, and only by their own name', async () => {
    const { customers } = await find(shop, 'علی');
    expect(customers.map(({ name }) => name)).toEqual(['علي مومنیپور']);
    expect((await find(shop, 'h-441')).customers).toEqual([]);
  });

  test('designs, stock lenses and accessories by name in either language, or by code', async () => {
    const { products } = await find(shop, 'hmc');
    expect(products.some(({ of }) => of === 'stock')).toBe(true);
    const { rows } = await asSuperuser('select id, name_fa, name_en from accessory_products');
    for (const name of [rows[0].name_fa, rows[0].name_en]) {
      const named = (await find(shop, name)).products;
      expect(named[0]).toMatchObject({ of: 'accessory', id: rows[0].id });
    }
    const { rows: designs } = await asSuperuser('select id, name_en from lens_designs');
    expect(ids((await find(lab, designs[0].name_en)).products)).toContain(designs[0].id);
  });

  test('a product under its new name as soon as the catalogue’s revision changes', async () => {
    expect((await find(shop, 'zzyzx')).products).toEqual([]);
    await asSuperuser(
      `update lens_designs set name_en = 'Zzyzx' where id = (select min(id) from lens_designs)`,
    );
    await asSuperuser('update catalogue set revision = gen_random_uuid()');
    expect((await find(shop, 'zzyzx')).products).toHaveLength(1);
  });

  test('nothing for a text without words', async () => {
    expect(await find(shop, ' ؟ ')).toEqual({
      orders: [],
      customers: [],
      accounts: [],
      products: [],
    });
  });
});

describe('within the scope of the user', () => {
  test('a shop finds neither orders nor customers of another, and no accounts', async () => {
    expect((await find(shop2, 'H-4410')).orders).toEqual([]);
    expect(ids((await find(shop2, 'علی')).orders)).toEqual([third]);
    const { rows } = await asSuperuser('select name from accounts');
    expect(rows.length).toBeGreaterThan(2);
    for (const { name } of rows) expect((await find(shop, name)).accounts).toEqual([]);
  });

  test('the lab finds those of all accounts, each with its account, and accounts by name', async () => {
    const { orders, customers } = await find(lab, 'علی مومنی');
    expect(ids(orders)).toEqual([third, second, first]);
    expect(new Set(customers.map(({ account }) => account.id)).size).toBe(2);
    const [account] = orders.map((order) => order.account);
    expect((await find(lab, account?.name ?? '')).accounts).toContainEqual(account);
  });

  test('visitors cannot search', async () => {
    expect((await ask(undefined, 'H-4410')).status).toBe(401);
  });

  test('too long a text is refused, and one that cannot be stored', async () => {
    expect((await ask(shop, 'x'.repeat(81))).status).toBe(422);
    expect((await ask(shop, '\0')).status).toBe(422);
  });
});

test('a search stops at enough matches and returns a few', async () => {
  await asSuperuser(`
    insert into orders (account_id, id, kind, content, price, lens_names, placed_at, placed_by, request_hash, state, search)
    select account_id, gen_random_uuid(), kind, content, price, lens_names, placed_at - n * interval '1 min',
      placed_by, request_hash, state, search
    from orders, generate_series(1, 200) n where id = '${first}'`);
  const { orders } = await find(shop, 'h4410');
  expect(orders).toHaveLength(8);
  expect(orders[0]?.id).toBe(first);
});

test('searches are rate-limited per user', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 320; at += 1) statuses.push((await ask(shop2, '')).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await ask(shop, '')).status).toBe(200);
});
