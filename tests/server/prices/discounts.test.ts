import { uuidv7 } from 'uuidv7';
import { afterEach, expect, test } from 'vitest';
import { accessoriesPath } from '../../../src/api/accessories/paths.ts';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { revisionPaths } from '../../../src/api/revisions/paths.ts';
import { stockPath } from '../../../src/api/stock/paths.ts';
import { priceRx } from '../../../src/domain/rx/price.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { accountOf } from '../support/deliveries.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';

const { request, signIn, asSuperuser } = await freshApp();
const [lab, shop, partner] = await Promise.all(['lab', 'shop', 'shop2'].map(signIn));
const account = { id: accountOf('shop'), name: 'shop' };
const day = (days: number) => labDay(Date.now() + days * 86_400_000);

const always = {
  position: 0,
  name: { fa: 'جشنواره', en: 'Campaign' },
  percent: 10,
  of: 'everything',
  pairDays: null,
  tier: null,
  account: null,
  from: day(0),
  until: null,
};

async function save(discounts: Record<string, object | null>) {
  const changes = Object.entries(discounts).map(([id, value]) => {
    return { item: `discount ${id}`, value: value && { ...always, ...value } };
  });
  const body = { id: uuidv7(), base: 1_000_000, note: '', kind: 'edit', changes };
  const answer = await request(revisionPaths.all, { cookie: lab, body });
  return { status: answer.status, body: await answer.json() };
}

afterEach(() => asSuperuser('delete from discounts'));

const read = async (cookie: string | undefined, path: string = cataloguePath) =>
  (await request(path, { cookie })).json();

const namesFor = async (cookie: string | undefined, path?: string) =>
  ((await read(cookie, path)).terms?.discounts ?? []).map(({ name }: typeof always) => name.en);

function place(cookie: string | undefined, body: object, query = '') {
  const headers = { 'Idempotency-Key': uuidv7() };
  return request(`${orderPaths.orders}${query}`, { cookie, body, headers });
}

test('an account gets the discounts for everyone, its group and itself on the days they apply', async () => {
  const named = (name: string, more: object) => ({ name: { fa: name, en: name }, ...more });
  const discounts = {
    all: named('all', {}),
    partner: named('partner', { position: 1, tier: 'partner' }),
    own: named('own', { position: 2, account }),
    over: named('over', { from: day(-9), until: day(-1) }),
    coming: named('coming', { from: day(1) }),
  };
  expect((await save({ ...discounts, 'No Id': null })).status).toBe(422);
  const saved = await save(discounts);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  for (const path of [cataloguePath, stockPath, accessoriesPath]) {
    expect(await namesFor(shop, path)).toEqual(['all', 'own']);
    expect(await namesFor(partner, path)).toEqual(['all', 'partner']);
    expect(await namesFor(undefined, path)).toEqual([]);
  }
  const [mine, others] = [await read(shop), await read(partner)];
  expect(mine.revision).not.toBe(others.revision);
});

test('an order is charged with the discount, and refused if the shop saw another price', async () => {
  const before = priceRx(orderRequest().content, await read(shop)).total ?? 0;
  await save({ all: {} });
  const after = priceRx(orderRequest().content, await read(shop)).total ?? 0;
  expect(after).toBe(before - Math.floor((before * 10 + 50) / 100));
  const stale = await place(shop, { ...orderRequest(), expectedTotal: before });
  expect((await stale.json()).issues).toEqual([
    { path: 'expectedTotal', code: 'priceChanged', params: { total: after } },
  ]);
  const order = await (await place(shop, { ...orderRequest(), expectedTotal: after })).json();
  expect(order.total).toBe(after);
  expect(order.price.parts.discount).toEqual({ name: always.name, amount: before - after });
  const stock = await (await place(shop, stockRequest([-200, 0, 3]))).json();
  const listed = stock.price.lines[0].total;
  expect(stock.total).toBe(listed - Math.floor((listed * 10 + 50) / 100));
});

test('a changed discount applies as it is now', async () => {
  for (const percent of [10, 20]) {
    await save({ all: { percent } });
    expect((await read(shop)).terms.discounts).toMatchObject([{ percent }]);
  }
});

test('a correction is charged with the account’s own discount', async () => {
  expect((await save({ own: { account } })).status).toBe(200);
  const { total } = priceRx(orderRequest().content, await read(shop));
  const order = await (await place(shop, { ...orderRequest(), expectedTotal: total })).json();
  const remarked = { ...orderRequest().content, remarks: 'Two' };
  const body = { content: remarked, expectedTotal: total, after: order.events[0].id };
  const headers = { 'Idempotency-Key': uuidv7() };
  const corrected = await request(orderPaths.corrections(order.id), {
    cookie: shop,
    body,
    headers,
  });
  const now = await corrected.json();
  expect([corrected.status, now.total]).toEqual([201, total]);
  expect(now.price.parts.discount.name).toEqual(always.name);
});

test('list versions with an account’s own discount are stored apart from those without it', async () => {
  async function keptAs(): Promise<string> {
    const { revision } = await read(shop, stockPath);
    const kept = () =>
      asSuperuser('select list from list_versions where revision = $1', [revision]);
    await expect.poll(async () => (await kept()).rowCount).toBe(1);
    return (await kept()).rows[0].list;
  }
  const without = await keptAs();
  await save({ own: { account } });
  expect(await keptAs()).not.toBe(without);
});

test('the lab orders by telephone with the discounts of the account', async () => {
  const { id } = account;
  await save({ own: { account } });
  const asked = await read(lab, `${cataloguePath}?tier=standard&account=${id}`);
  const { total } = priceRx(orderRequest().content, asked);
  const placed = await place(lab, { ...orderRequest(), expectedTotal: total }, `?account=${id}`);
  expect(placed.status).toBe(201);
  const { terms } = await read(shop, `${cataloguePath}?account=${accountOf('shop2')}`);
  expect(terms).toMatchObject({ discounts: [{ percent: 10 }] });
});

test.each([
  ['no percent', { percent: 0 }, 'percent'],
  ['more than all', { percent: 101 }, 'percent'],
  ['part of a percent', { percent: 7.5 }, 'percent'],
  ['other orders', { of: 'repairs' }, 'of'],
  ['no first day', { from: null }, 'from'],
  ['an end before the beginning', { until: day(-1) }, 'until'],
  ['no known group', { tier: 'none' }, 'tier'],
  ['an account without a name', { account: { ...account, name: '' } }, 'account.name'],
])('a discount with %s is refused with an issue at its field', async (_, changes, field) => {
  const { status, body } = await save({ all: changes });
  expect(status).toBe(422);
  expect(body.issues[0].path).toBe(`changes.0.value.${field}`);
  expect(await namesFor(shop)).toEqual([]);
});

test('a discount can be restored from the log, and a group cannot be removed while it has one', async () => {
  const { number } = (await save({ partner: { tier: 'partner' } })).body;
  const changes = [{ item: 'tier partner', value: null }];
  const body = { id: uuidv7(), base: number, note: '', kind: 'edit', changes };
  const refused = await request(revisionPaths.all, { cookie: lab, body });
  expect(refused.status).toBe(422);
  const found = async () => (await read(lab, revisionPaths.items({ prefix: 'discount ' }))).items;
  const { status } = await save({ partner: null });
  expect([status, await found()]).toEqual([200, []]);
  const back = { id: uuidv7(), base: number + 1, note: '', items: ['discount partner'] };
  await request(revisionPaths.restore(number), { cookie: lab, body: back });
  expect(await found()).toEqual([
    { item: 'discount partner', value: { ...always, tier: 'partner' } },
  ]);
});
