import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { type ItemPrice, readPrices } from '../../../server/db/catalogue/read-prices.ts';
import { sampleCatalogue } from '../../../server/sample/catalogue.ts';
import { sampleStock } from '../../../server/sample/stock.ts';
import { writePrices } from '../../../server/use-cases/catalogue/dated-prices.ts';
import { writeCatalogue } from '../../../server/use-cases/catalogue/write-catalogue.ts';
import { writeStock } from '../../../server/use-cases/catalogue/write-stock.ts';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import type { PlaceOrderRequest } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { accessoryRequest } from '../support/accessory-request.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';

const { request, signIn, another, database, asSuperuser } = await freshApp();
const shop = await signIn('shop');

const dayMs = 86_400_000;
const tomorrow = labDay(Date.now() + dayMs);
const today = () => labDay(Date.now());

const orders: Record<string, PlaceOrderRequest> = {
  'a prescription': orderRequest(),
  'stock lenses': stockRequest([-200, -50, 1]),
  accessories: accessoryRequest(['case-hard-classic', 'black', 1]),
};

async function place(body: PlaceOrderRequest, from = request) {
  const headers = { 'Idempotency-Key': uuidv7() };
  const answer = await from(orderPaths.orders, { cookie: shop, body, headers });
  return { status: answer.status, order: await answer.json() };
}

/** The total that an order is charged now. */
async function totalOf(body: PlaceOrderRequest, from = request): Promise<number> {
  const { status, order } = await place(body, from);
  expect(status, JSON.stringify(order)).toBe(201);
  return order.total;
}

const doubled = (prices: readonly ItemPrice[]) =>
  prices.map(({ item, price }) => ({ item, price: price === null ? null : price * 2 }));

const revision = async () =>
  (await (await request(cataloguePath, { cookie: shop })).json()).revision;

/** Moves the clock forward to the day of the loaded prices. */
const dayComes = () =>
  asSuperuser('update dated_prices set valid_from = lab_today() where valid_from = $1', [tomorrow]);

test('prices loaded ahead apply on every server from the first minute of their day, and not before', async () => {
  const server2 = another().request;
  const before: Record<string, number> = {};
  for (const [name, body] of Object.entries(orders)) before[name] = await totalOf(body);
  await writePrices(database, tomorrow, doubled(await readPrices(database, tomorrow)));
  const { rows } = await asSuperuser('select note from revisions order by number desc limit 1');
  expect(rows[0].note).toMatch(new RegExp(`^قیمت‌ها از .+ ۱[۰-۹]{3} · Prices from ${tomorrow} on$`));
  const planned = await revision();
  for (const [name, body] of Object.entries(orders)) {
    expect(await totalOf(body), name).toBe(before[name]);
    expect(await totalOf(body, server2), name).toBe(before[name]);
  }
  await dayComes();
  expect(await revision()).not.toBe(planned);
  for (const [name, body] of Object.entries(orders)) {
    const total = (before[name] ?? 0) * 2;
    for (const from of [request, server2]) {
      const seen = await place({ ...body, expectedTotal: before[name] }, from);
      expect(seen.status, name).toBe(422);
      expect(seen.order.issues).toEqual([
        { path: 'expectedTotal', code: 'priceChanged', params: { total } },
      ]);
      expect(await totalOf({ ...body, expectedTotal: total }, from), name).toBe(total);
    }
  }
});

test('items missing from a list keep their price, and a price may become "on request"', async () => {
  const prices = await readPrices(database, today());
  const coating = prices.find(({ item }) => item === 'coating hmc');
  const before = await (await request(cataloguePath, { cookie: shop })).json();
  await writePrices(database, today(), [{ item: 'coating hmc', price: null }]);
  const now = await (await request(cataloguePath, { cookie: shop })).json();
  expect(coating?.price).toBeGreaterThan(0);
  const priceOf = (list: typeof now, id: string) =>
    list.coatings.find((each: { id: string }) => each.id === id).price;
  expect(priceOf(now, 'hmc')).toBeNull();
  expect(now.designs.length).toBe(before.designs.length);
});

test('prices that the lab saves for now replace those in effect and keep those planned', async () => {
  await writePrices(database, today(), doubled(await readPrices(database, today())));
  await writePrices(database, tomorrow, [{ item: 'coating hmc', price: 7 }]);
  await writeCatalogue(database, sampleCatalogue);
  await writeStock(database, sampleStock);
  const { rows } = await asSuperuser(
    `select distinct split_part(item, ' ', 1) as kind, valid_from > lab_today() as planned
     from dated_prices order by 1`,
  );
  expect(rows).toEqual([
    { kind: 'accessory', planned: false },
    { kind: 'coating', planned: true },
  ]);
  const list = await (await request(cataloguePath, { cookie: shop })).json();
  expect(list.coatings).toEqual(sampleCatalogue.coatings);
});
