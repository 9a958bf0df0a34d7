import { expect, test } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { order as orderSchema } from '../../../src/domain/order/order.ts';
import { sumParts } from '../../../src/domain/prices/sum-parts.ts';
import { bookkeeping } from '../ledger/support/bookkeeping.ts';
import { accessoryRequest } from '../support/accessory-request.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest, unpricedRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';

const fresh = await freshApp();
const { request, asSuperuser } = fresh;
const { lab, someShop, place, act, accept, statement } = await bookkeeping(fresh, 6);

async function read(id: string, cookie = lab) {
  return orderSchema.parse(await (await request(orderPaths.order(id), { cookie })).json());
}

const partsOf = async (id: string, cookie = lab) => {
  const { parts } = (await read(id, cookie)).price;
  if (!parts) throw new Error('the parts were not kept');
  return parts;
};

test.each([
  ['prescription', orderRequest()],
  ['stock lenses', stockRequest([-200, 0, 3], [-100, 0, 2])],
  ['accessories', accessoryRequest(['case-zip', 'blue', 6])],
])('stores the parts of the price of %s, which add up to the charge', async (_, asked) => {
  const { cookie } = someShop();
  const { id, total } = await place(cookie, asked);
  await accept(id);
  const parts = await partsOf(id);
  expect(sumParts(parts, null).total).toBe(total);
  expect(parts).toEqual(await partsOf(id, cookie));
  expect((await statement(cookie)).entries[0]).toMatchObject({ kind: 'charge', debit: total });
});

test('stores the tax rate that an order was charged with', async () => {
  const { cookie } = someShop();
  const { id } = await place(cookie);
  await asSuperuser(`insert into tax_rates values ('2024-03-20', 900)`);
  await accept(id);
  expect((await partsOf(id, cookie)).taxRate).toBe(900);
  expect((await statement(cookie)).entries[0]?.taxRate).toBe(900);
});

test('lists the parts without a price, and the price that the lab quoted for them', async () => {
  const { cookie } = someShop();
  const { id } = await place(cookie, unpricedRequest());
  const parts = await partsOf(id, cookie);
  const { known, unpriced } = sumParts(parts, null);
  expect(unpriced).toHaveLength(1);
  expect(known).toBeGreaterThanOrEqual(0);
  await act(lab, id, { event: 'quote', price: known + 500_000 });
  const { total } = await read(id);
  expect(sumParts(parts, total)).toMatchObject({ quoted: 500_000, total });
});
