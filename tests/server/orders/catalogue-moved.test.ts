import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { CatalogueCache } from '../../../server/use-cases/catalogue/catalogue-cache.ts';
import type { PlacingRequest } from '../../../server/use-cases/orders/kinds/order-kind.ts';
import { placeOrder } from '../../../server/use-cases/orders/place-order.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { revisionPaths } from '../../../src/api/revisions/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, database, asSuperuser } = await freshApp();
const [lab, shop] = await Promise.all(['lab', 'shop'].map(signIn));
const cache = new CatalogueCache(database);
const latest = () => cache.latest('standard', null);

function asked(expectedTotal?: number): PlacingRequest {
  const { accountId, accountName, userId, userName } = demoAccounts[0] ?? {};
  const author = { account: accountId ?? '', user: userId ?? '', name: userName ?? '' };
  const account = { id: accountId ?? '', name: accountName ?? '' };
  const sent = { ...orderRequest(), ...(expectedTotal !== undefined && { expectedTotal }) };
  const limits = { lines: 10, pieces: 10, ordersPerMinute: 10 };
  const by = { account, side: 'shop', author } as const;
  return { id: uuidv7(), by, tier: 'standard', limits, creditLimit: null, request: sent, sent };
}

async function revise(item: string, value: unknown) {
  const body = {
    id: uuidv7(),
    base: 1_000_000,
    note: '',
    kind: 'edit',
    changes: [{ item, value }],
  };
  return (await request(revisionPaths.all, { cookie: lab, body })).status;
}

async function readValue(item: string) {
  const answer = await request(revisionPaths.items({ prefix: item, limit: 1 }), { cookie: lab });
  return (await answer.json()).items[0].value;
}

const design = await readValue('design pr-mehr');
const coating = await readValue('coating hmc');

test('a prescription checked just before its design is removed is checked again and refused', async () => {
  const catalogue = await latest();
  expect(await revise('design pr-mehr', null)).toBe(200);
  const placing = await placeOrder({ database, catalogue, latest }, asked());
  expect(await revise('design pr-mehr', design)).toBe(200);
  expect(placing).toMatchObject({
    kind: 'refused',
    issues: [{ path: 'lens.design', code: 'unknownLens' }],
  });
});

test('one whose price has changed costs the new price, or is refused at the old one', async () => {
  const catalogue = await latest();
  const before = await placeOrder({ database, catalogue, latest }, asked());
  const total = before.kind === 'placed' ? before.order.total : null;
  expect(await revise('coating hmc', { ...coating, price: coating.price + 5 })).toBe(200);
  const again = await placeOrder({ database, catalogue, latest }, asked());
  expect(again).toMatchObject({ kind: 'placed', order: { total: (total ?? 0) + 10 } });
  const refused = await placeOrder({ database, catalogue, latest }, asked(total ?? 0));
  expect(refused).toMatchObject({ kind: 'refused', issues: [{ code: 'priceChanged' }] });
});

test('a repeated order gets its first response, regardless of the catalogue since', async () => {
  const catalogue = await latest();
  const order = asked();
  const first = await placeOrder({ database, catalogue, latest }, order);
  expect(await revise('coating hmc', coating)).toBe(200);
  const repeated = await placeOrder({ database, catalogue, latest }, order);
  expect([first.kind, repeated.kind]).toEqual(['placed', 'repeated']);
});

test('of an order and the concurrent removal of its design exactly one succeeds', async () => {
  for (let round = 0; round < 8; round += 1) {
    await asSuperuser("update orders set state = 'delivered'");
    const headers = { 'Idempotency-Key': uuidv7() };
    const [ordered, removed] = await Promise.all([
      request(orderPaths.orders, { cookie: shop, body: orderRequest(), headers }),
      revise('design pr-mehr', null),
    ]);
    expect([
      [201, 422],
      [422, 200],
    ]).toContainEqual([ordered.status, removed]);
    if (removed === 200) expect(await revise('design pr-mehr', design)).toBe(200);
  }
});
