import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { expect, test, vi } from 'vitest';
import { paths } from '../../../src/api/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { rowsRead } from '../support/rows-read.ts';

const { request, signIn, database, asSuperuser } = await freshApp();
const cookie = await signIn('shop');
for (let placed = 0; placed < 60; placed += 1) {
  const headers = { 'Idempotency-Key': uuidv7() };
  await request(paths.orders, { cookie, body: orderRequest(), headers });
}
const { rows } = await asSuperuser("select account_id from users where username = 'shop'");
const account = rows[0].account_id;
await asSuperuser(
  `insert into orders (account_id, id, kind, placed_by)
   select u.account_id, gen_random_uuid(), 'withdrawn', u.id
   from users u, generate_series(1, 60000) where u.username = 'shop'`,
);
await asSuperuser('analyze orders');

/** The query with which the server reads a page of orders. */
async function queryOf(asking: { cookie: string; after: string }) {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await request(paths.orders + asking.after, { cookie: asking.cookie });
  const asked = query.mock.calls.map(([given]) => given as unknown as pg.QueryConfig);
  query.mockRestore();
  const { text = '', values = [] } =
    asked.find(({ name }) => name?.startsWith('list-orders')) ?? {};
  return { query: { sql: text, parameters: values }, next: (await answer.json()).next };
}

test.each([
  ['a shop', cookie, { account }],
  ['the lab', await signIn('lab'), 'lab'],
] as const)(
  'the list of %s reads no withdrawn orders, however many there are',
  async (_, cookie, scope) => {
    const first = await queryOf({ cookie, after: '' });
    const second = await queryOf({ cookie, after: `?after=${encodeURIComponent(first.next)}` });
    expect(await rowsRead(database, scope, first.query)).toBeLessThan(500);
    expect(await rowsRead(database, scope, second.query)).toBeLessThan(500);
  },
);
