import { expect, test } from 'vitest';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { ledgerPaths } from '../../../src/api/ledger/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { LensCatalogue } from '../../../src/domain/catalogue/lens.ts';
import { taxWithin } from '../../../src/domain/ledger/tax-within.ts';
import { priceRx } from '../../../src/domain/rx/price.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';
import { bookkeeping } from './support/bookkeeping.ts';

const fresh = await freshApp();
const { request, asSuperuser } = fresh;
const { lab, someShop, place, accept, statement } = await bookkeeping(fresh, 2);
const { cookie } = someShop();
await asSuperuser(`insert into tax_rates values ('2024-03-20', 900), ('2099-01-01', 5000)`);

const setIncluded = (includeTax: unknown) =>
  request(ledgerPaths.priceLists, { cookie: lab, method: 'PUT', body: { includeTax } });

async function catalogue(): Promise<LensCatalogue> {
  return (await request(cataloguePath, { cookie })).json();
}

const pricesOf = ({ coatings, services, designs }: LensCatalogue) =>
  [
    ...coatings,
    ...services,
    ...designs.flatMap(({ variants }) => variants.flatMap(({ bands }) => bands)),
  ].map(({ price }) => price);

/** Rounds half up. 9 % of whole rials needs only exact arithmetic on small numbers. */
const raised = (price: number | null) =>
  price === null ? null : price + Math.floor((2 * price * 900 + 10_000) / 20_000);

test('the tax is added to each listed price, and what shops see and pay includes it', async () => {
  await asSuperuser("update coatings set price = 1234567 where id = 'hmc'");
  await asSuperuser("update catalogue set revision = revision || '-odd'");
  const listed = await catalogue();
  const before = await place(cookie);
  const stockBefore = await place(cookie, stockRequest([-200, 0, 3]));
  expect((await setIncluded(false)).status).toBe(200);

  const shown = await catalogue();
  expect(shown.revision).not.toBe(listed.revision);
  expect(pricesOf(shown)).toEqual(pricesOf(listed).map(raised));

  const expectedTotal = priceRx(orderRequest().content, shown).total;
  const stale = await request(orderPaths.orders, {
    cookie,
    body: { ...orderRequest(), expectedTotal: before.total },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  expect(stale.status).toBe(422);
  expect((await stale.json()).issues).toEqual([
    { path: 'expectedTotal', code: 'priceChanged', params: { total: expectedTotal } },
  ]);

  const order = await place(cookie, { ...orderRequest(), expectedTotal });
  const stock = await place(cookie, stockRequest([-200, 0, 3]));
  expect(stock.total).toBe(3 * (raised((stockBefore.total ?? 0) / 3) ?? 0));
  for (const { id } of [order, stock]) await accept(id);
  const { entries } = await statement(cookie, '?order=oldest');
  expect(entries.map(({ debit }) => debit)).toEqual([order.total, stock.total]);
  for (const { debit, tax, taxRate } of entries) {
    expect(tax).toBe(taxWithin(debit, 900));
    expect(taxRate).toBe(900);
  }

  await setIncluded(true);
  expect(pricesOf(await catalogue())).toEqual(pricesOf(listed));
});

test('whether lists include the tax is yes or no', async () => {
  const answer = await setIncluded('yes');
  expect(answer.status).toBe(422);
  expect((await answer.json()).issues).toEqual([{ path: 'includeTax', code: 'invalid' }]);
});
