import { uuidv7 } from 'uuidv7';
import { afterEach, describe, expect, test } from 'vitest';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { accessoriesPath } from '../../../src/api/accessories/paths.ts';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { revisionPaths } from '../../../src/api/revisions/paths.ts';
import { stockPath } from '../../../src/api/stock/paths.ts';
import type { LensCatalogue } from '../../../src/domain/catalogue/lens.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, another, asSuperuser } = await freshApp();
const [lab, shop, partner] = await Promise.all(['lab', 'shop', 'shop2'].map(signIn));
const partnerAccount = demoAccounts.find(({ username }) => username === 'shop2')?.accountId ?? '';
const today = labDay(Date.now());
const tomorrow = labDay(Date.now() + 86_400_000);

const band = 'lens sv-standard 150 clear -600 600 -400 -800';
const general = { hmc: 1_200_000, grey: 900_000, band: 1_800_000 };

const moveTo = (tier: string) =>
  asSuperuser('update accounts set tier = $2 where account_id = $1', [partnerAccount, tier]);

afterEach(async () => {
  await asSuperuser('delete from dated_prices');
  await moveTo('partner');
});

type Value = { price: number | null; isGeneral?: true } | null;

async function post(path: string, body: object) {
  const sent = { id: uuidv7(), base: 1_000_000, note: '', ...body };
  const answer = await request(path, { cookie: lab, body: sent });
  return { status: answer.status, body: await answer.json() };
}

/** Saves dated prices given by name, such as `coating hmc partner`. */
async function save(day: string, prices: Record<string, Value>) {
  const changes = Object.entries(prices).map(([name, value]) => {
    return { item: `price ${day} ${name}`, value };
  });
  const { status, body } = await post(revisionPaths.all, { kind: 'edit', changes });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

type Asking = { query?: string; tag?: string | null; from?: typeof request };

async function read(cookie: string | undefined, { query = '', tag, from = request }: Asking = {}) {
  const headers = { 'If-None-Match': tag ?? undefined };
  const answer = await from(`${cataloguePath}${query}`, { cookie, headers });
  return { status: answer.status, tag: answer.headers.get('ETag'), text: await answer.text() };
}

async function pricesFor(cookie: string | undefined, asking?: Asking) {
  const { designs, coatings, services }: LensCatalogue = JSON.parse(
    (await read(cookie, asking)).text,
  );
  const variant = designs.find(({ id }) => id === 'sv-standard')?.variants[0];
  return {
    hmc: coatings.find(({ id }) => id === 'hmc')?.price,
    grey: services.find(({ id }) => id === 'tint-grey')?.price,
    band: variant?.bands[0]?.price,
  };
}

type Ordering = { expectedTotal?: number; query?: string };

/** Places an order of two lenses with the coating `hmc`. */
async function place(cookie: string | undefined, { query = '', ...expected }: Ordering = {}) {
  const headers = { 'Idempotency-Key': uuidv7() };
  const body = { ...orderRequest(), ...expected };
  const answer = await request(`${orderPaths.orders}${query}`, { cookie, body, headers });
  const { total, issues }: { total?: number; issues?: Issue[] } = await answer.json();
  return { status: answer.status, total, issues };
}

const own = {
  'coating hmc partner': { price: 1_000_000 },
  'service tint-grey partner': { price: 7 },
  [`${band} partner`]: { price: null },
};

describe('a tier’s own prices', () => {
  test('are seen only by its shops, on every server, while all others see general prices', async () => {
    await save(today, own);
    const expected = { hmc: 1_000_000, grey: 7, band: null };
    expect(await pricesFor(partner)).toEqual(expected);
    expect(await pricesFor(partner, { from: another().request })).toEqual(expected);
    expect(await pricesFor(shop)).toEqual(general);
    expect(await pricesFor(undefined)).toEqual({ hmc: null, grey: null, band: null });
  });

  test('are shown to the lab under the name of the tier, and to no shop', async () => {
    await save(today, own);
    expect(await pricesFor(lab)).toEqual(general);
    expect(await pricesFor(lab, { query: '?tier=partner' })).toEqual(await pricesFor(partner));
    expect(await pricesFor(lab, { query: '?tier=standard' })).toEqual(general);
    const asked = await read(shop, { query: '?tier=partner' });
    expect(asked.text).toBe((await read(shop)).text);
    expect(asked.text).not.toContain('partner');
  });

  test.each([stockPath, accessoriesPath, cataloguePath])(
    'of a text that cannot be a tier are refused by %s, and no list is stored under it',
    async (path) => {
      const answer = await request(`${path}?tier=${'X'.repeat(2000)}`, { cookie: lab });
      expect(answer.status).toBe(422);
      const { rows } = await asSuperuser('select from list_versions where length(list) > 200');
      expect(rows).toEqual([]);
    },
  );

  test('apply from their day until that of another price or a return to the general one', async () => {
    await save(tomorrow, own);
    expect(await pricesFor(partner)).toEqual(general);
    await asSuperuser('update dated_prices set valid_from = lab_today() - 1');
    expect((await pricesFor(partner)).hmc).toBe(1_000_000);
    await save(today, {
      'coating hmc partner': { price: null, isGeneral: true },
      'coating hmc': { price: 5 },
      'service tint-grey partner': { price: 8 },
    });
    expect(await pricesFor(partner)).toEqual({ hmc: 5, grey: 8, band: null });
  });

  test('apply to orders, including those that the lab takes by telephone', async () => {
    const { total: before = 0 } = await place(partner);
    await save(today, own);
    const total = before - 2 * 200_000;
    expect((await place(partner)).total).toBe(total);
    expect((await place(shop)).total).toBe(before);
    expect((await place(lab, { query: `?account=${partnerAccount}` })).total).toBe(total);
    expect(await place(partner, { expectedTotal: before })).toMatchObject({
      status: 422,
      issues: [{ path: 'expectedTotal', code: 'priceChanged', params: { total } }],
    });
  });

  test('include the tax if the lab’s lists do', async () => {
    await save(today, own);
    await asSuperuser("update catalogue set lists_include_tax = false, revision = 'taxed'");
    await asSuperuser("insert into tax_rates values ('2024-03-20', 900)");
    const { hmc, grey } = await pricesFor(partner);
    await asSuperuser("update catalogue set lists_include_tax = true, revision = 'untaxed'");
    await asSuperuser('delete from tax_rates');
    expect([hmc, grey]).toEqual([1_090_000, 8]);
  });

  test('are removed and restored together with their item', async () => {
    const { number } = await save(today, { 'service tint-green partner': { price: 3 } });
    const changes = [{ item: 'service tint-green', value: null }];
    const { status, body } = await post(revisionPaths.all, { kind: 'edit', changes });
    expect(status, JSON.stringify(body)).toBe(200);
    const { rows } = await asSuperuser('select item, tier from dated_prices');
    expect(rows).toEqual([]);
    expect((await post(revisionPaths.restore(number), {})).status).toBe(200);
    const back = await asSuperuser('select item, tier, price::int from dated_prices');
    expect(back.rows).toEqual([{ item: 'service tint-green', tier: 'partner', price: 3 }]);
  });
});

describe('a device with the list of another tier', () => {
  test('gets the whole list, regardless of the version it claims to have', async () => {
    await save(today, own);
    const [mine, theirs] = [await read(partner), await read(shop)];
    const since = (text: string) => ({ query: `?since=${JSON.parse(text).revision}` });
    expect((await read(shop, since(mine.text))).text).toBe(theirs.text);
    expect((await read(partner, since(theirs.text))).text).toBe(mine.text);
    expect((await read(shop, { tag: mine.tag })).status).toBe(200);
    expect((await read(partner, { tag: theirs.tag })).status).toBe(200);
    expect((await read(partner, { tag: mine.tag })).status).toBe(304);
  });

  test('gets only the changes of its own list', async () => {
    await save(today, own);
    const { revision } = JSON.parse((await read(partner)).text);
    await save(today, {
      'coating hmc partner': { price: 9 },
      'coating blue-cut wholesale': { price: 1 },
    });
    const { text } = await read(partner, { query: `?since=${revision}` });
    const { since, changes } = JSON.parse(text);
    expect(since).toBe(revision);
    expect(JSON.stringify(changes)).toContain('9');
    expect(changes).toHaveLength(2);
  });

  test('learns its account’s new tier with the next request, and cannot order at the old price', async () => {
    await save(today, own);
    const before = await read(partner);
    const { total: expectedTotal } = await place(partner);
    await moveTo('standard');
    const { revision } = JSON.parse(before.text);
    const after = await read(partner, { query: `?since=${revision}`, tag: before.tag });
    expect(after).toMatchObject({ status: 200, text: (await read(shop)).text });
    const refused = await place(partner, { ...(expectedTotal && { expectedTotal }) });
    expect(refused.issues).toMatchObject([{ code: 'priceChanged' }]);
  });
});
