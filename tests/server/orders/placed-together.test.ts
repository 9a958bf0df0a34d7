import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import type { NewOrder } from '../../../server/db/orders/new-order.ts';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { insertOrder } from '../../../server/use-cases/orders/kinds/store-order.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, database, asSuperuser } = await freshApp();
const cookies = await Promise.all(['shop', 'shop2'].map(signIn));

async function place(at: number, id: string, reference = `N-${at}`): Promise<number> {
  const headers = { 'Idempotency-Key': id };
  const cookie = cookies[at % 2];
  return (await request(orderPaths.orders, { cookie, headers, body: orderRequest(reference) }))
    .status;
}

const stored = async (ids: readonly string[]) =>
  (
    await asSuperuser(
      `select count(*)::integer as orders, count(distinct orders.xmin::text)::integer as transactions,
         sum((select count(*) from order_events where order_id = orders.id))::integer as events,
         count(distinct account_id)::integer as accounts
       from orders where id = any($1)`,
      [ids],
    )
  ).rows[0];

test('concurrent orders of several accounts are stored in few transactions, each for its account', async () => {
  const ids = Array.from({ length: 60 }, () => uuidv7());
  const statuses = await Promise.all(ids.map((id, at) => place(at, id)));
  expect(new Set(statuses)).toEqual(new Set([201]));
  const { transactions, ...counts } = await stored(ids);
  expect(counts).toEqual({ orders: 60, events: 60, accounts: 2 });
  expect(transactions).toBeLessThan(30);
  for (const [at, cookie] of cookies.entries()) {
    const reads = ids.map((id) => request(`${orderPaths.orders}/${id}`, { cookie }));
    const seen = (await Promise.all(reads)).map(({ status }) => status);
    expect(seen).toEqual(ids.map((_, index) => (index % 2 === at ? 200 : 404)));
  }
});

test('one order sent many times among others is stored once, and each gets an answer', async () => {
  const [id, ...others] = Array.from({ length: 21 }, () => uuidv7()) as [string, ...string[]];
  const sent = others.flatMap((other) => [place(0, other), place(0, id, 'again')]);
  const statuses = await Promise.all(sent);
  expect(statuses.filter((status) => status === 201)).toHaveLength(21);
  expect(statuses.filter((status) => status === 200)).toHaveLength(19);
  expect((await stored([id])).orders).toBe(1);
});

test('one that the database refuses does not affect the others', async () => {
  const sample = await asSuperuser(
    'select content, price, lens_names as "lensNames" from orders where content is not null limit 1',
  );
  const { accountId = '', accountName = '', userId = '', userName = '' } = demoAccounts[0] ?? {};
  const order = (pieces: number | null): NewOrder => ({
    id: uuidv7(),
    by: {
      account: { id: accountId, name: accountName },
      side: 'shop',
      author: { account: accountId, user: userId, name: userName },
    },
    kept: { kind: 'rx', ...sample.rows[0], pieces },
    requestHash: Buffer.alloc(32),
    creditLimit: null,
  });
  // Lenses made to a prescription take no pieces off the shelf.
  const orders = Array.from({ length: 10 }, (_, at) => order(at === 5 ? 2 : null));
  const outcomes = await Promise.allSettled(orders.map((each) => insertOrder(database, each)));
  expect(outcomes.map(({ status }) => status)).toEqual(
    orders.map((_, at) => (at === 5 ? 'rejected' : 'fulfilled')),
  );
  expect((await stored(orders.map(({ id }) => id))).orders).toBe(9);
});
