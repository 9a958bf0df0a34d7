import { uuidv7 } from 'uuidv7';
import { expect, test, vi } from 'vitest';
import { OrderMonthsReader } from '../../../server/orders/order-months.ts';
import { paths } from '../../../src/api/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, database, asSuperuser } = await freshApp();
const headers = { 'Idempotency-Key': uuidv7() };
await request(paths.orders, { cookie: await signIn('shop'), body: orderRequest(), headers });
// An order on each of the last 300 days.
await asSuperuser(
  `insert into orders (account_id, id, kind, content, price, lens_names, placed_at, placed_by, request_hash)
   select account_id, gen_random_uuid(), kind, content, price, lens_names, now() - n * interval '1 day', placed_by,
     request_hash
   from (select * from orders limit 1) o, generate_series(1, 300) n`,
);

const now = Date.now();
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
