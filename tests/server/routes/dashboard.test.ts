import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import type { DashboardAnswer } from '../../../src/api/dashboard/contract.ts';
import { dashboardPath } from '../../../src/api/dashboard/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, asSuperuser } = await freshApp();
const [shop, shop2, lab] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));

const read = async (cookie: string | undefined): Promise<DashboardAnswer> =>
  (await request(dashboardPath, { cookie })).json();

async function placed(cookie: string | undefined): Promise<string> {
  const id = uuidv7();
  const headers = { 'Idempotency-Key': id };
  expect((await request(orderPaths.orders, { cookie, body: orderRequest(), headers })).status).toBe(
    201,
  );
  return id;
}

const before = { shop: await read(shop), shop2: await read(shop2), lab: await read(lab) };
const thisMonth = ({ months }: DashboardAnswer) => months.fa.at(-1)?.count ?? 0;

test('counts the account’s own orders, and for the lab those of all accounts', async () => {
  await placed(shop);
  await placed(shop2);
  const after = { shop: await read(shop), shop2: await read(shop2), lab: await read(lab) };
  const more = (who: keyof typeof before) =>
    (after[who].counts.submitted ?? 0) - (before[who].counts.submitted ?? 0);
  expect([more('shop'), more('shop2'), more('lab')]).toEqual([1, 1, 2]);
  expect(thisMonth(after.shop) - thisMonth(before.shop)).toBe(1);
  expect(thisMonth(after.lab) - thisMonth(before.lab)).toBe(2);
  expect(after.shop.months.en).toHaveLength(12);
});

test('shows the last five orders, newest first, and for the lab those of all accounts', async () => {
  const own = [];
  for (const cookie of [shop, shop2, shop, shop2, shop]) own.push(await placed(cookie));
  const ids = async (cookie: string | undefined) => (await read(cookie)).latest.map(({ id }) => id);
  expect(await ids(lab)).toEqual(own.toReversed());
  expect((await ids(shop)).slice(0, 3)).toEqual([own[4], own[2], own[0]]);
  expect(await ids(shop)).not.toContain(own[1]);
});

test('counts late orders and orders due today until they are shipped', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => placed(shop)));
  const today = labDay(Date.now());
  await asSuperuser(
    "update orders set state = 'accepted', promised_for = $2::date - 1 where id = $1",
    [ids[0], today],
  );
  await asSuperuser("update orders set state = 'ready', promised_for = $2 where id = $1", [
    ids[1],
    today,
  ]);
  await asSuperuser(
    "update orders set state = 'shipped', promised_for = $2::date - 1 where id = $1",
    [ids[2], today],
  );
  expect(await read(shop)).toMatchObject({ late: 1, dueToday: 1 });
  expect(await read(lab)).toMatchObject({ late: 1, dueToday: 1 });
  expect(await read(shop2)).toMatchObject({ late: 0, dueToday: 0 });
});

test('shows a shop its balance, and the lab none', async () => {
  const balances = await Promise.all([shop2, lab].map(async (who) => (await read(who)).account));
  expect(balances).toEqual([
    { balance: 0, creditLimit: null, openOrders: null, available: null },
    undefined,
  ]);
});
