import { uuidv7 } from 'uuidv7';
import { expect, test, vi } from 'vitest';
import { OrderMonthsReader } from '../../../server/use-cases/orders/order-months.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, database, asSuperuser } = await freshApp();
const headers = { 'Idempotency-Key': uuidv7() };
await request(orderPaths.orders, { cookie: await signIn('shop'), body: orderRequest(), headers });
// An order on each of the last 300 days.
await asSuperuser(
  `insert into orders (account_id, id, kind, content, price, lens_names, placed_at, placed_by, request_hash)
   select account_id, gen_random_uuid(), kind, content, price, lens_names, now() - n * interval '1 day', placed_by,
     request_hash
   from (select * from orders limit 1) o, generate_series(1, 300) n`,
);

/** Noon at the lab today. */
const now = Date.parse(`${labDay(Date.now())}T08:30:00Z`);
const placeAt = (at: number) =>
  asSuperuser(
    `insert into orders (account_id, id, kind, content, price, lens_names, placed_at, placed_by, request_hash)
     select account_id, gen_random_uuid(), kind, content, price, lens_names, to_timestamp($1), placed_by, request_hash
     from orders limit 1`,
    [at / 1000],
  );
const total = (months: { count: number }[]) => months.reduce((sum, { count }) => sum + count, 0);

test('the lab’s past is counted a few days a statement, once, and each order once', async () => {
  const asked = vi.spyOn(database.pool, 'connect');
  const reader = new OrderMonthsReader(database);
  const both = await Promise.all([reader.read('lab', now), reader.read('lab', now)]);
  for (const { fa, en } of both) expect([total(fa), total(en)]).toEqual([301, 301]);
  const first = asked.mock.calls.length;
  await reader.read('lab', now);
  expect(first).toBeGreaterThan(50);
  expect(asked.mock.calls.length - first).toBe(1);
  asked.mockRestore();
});

test('the lab’s orders of today are each counted once, also those placed between two looks', async () => {
  const place = (minute: number) => placeAt(now + minute * 60_000);
  const reader = new OrderMonthsReader(database);
  const countAt = async (minute: number) =>
    total((await reader.read('lab', now + minute * 60_000)).en);
  const before = await countAt(0);
  await place(-5);
  await place(-1);
  const counts = [await countAt(1), await countAt(6)];
  await place(10);
  counts.push(await countAt(11), await countAt(30), await countAt(20), await countAt(60));
  expect(counts.map((count) => count - before)).toEqual([2, 2, 3, 3, 3, 3]);
});

test('an order that becomes visible just after its day is over is counted', async () => {
  const midnight = Date.parse(`${labDay(now)}T00:00:00+03:30`);
  const reader = new OrderMonthsReader(database);
  const countAt = async (ms: number) => total((await reader.read('lab', midnight + ms)).en);
  const before = await countAt(1_000);
  await placeAt(midnight - 500);
  const counts = [await countAt(2_000), await countAt(3_600_000), await countAt(7_200_000)];
  expect(counts.map((count) => count - before)).toEqual([1, 1, 1]);
});
