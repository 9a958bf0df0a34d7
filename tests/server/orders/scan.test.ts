import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { ScanRequest } from '../../../src/api/scan/contract.ts';
import { scansPath } from '../../../src/api/scan/paths.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn } = await freshApp();
const [shop, shop2, lab] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));

async function placed(id = uuidv7(), cookie = shop): Promise<string> {
  const headers = { 'Idempotency-Key': id };
  const answer = await request(orderPaths.orders, { cookie, body: orderRequest(), headers });
  const { account } = await answer.json();
  const body = { event: 'accept', promisedFor: '2026-12-01' };
  const key = { 'Idempotency-Key': uuidv7() };
  await request(orderPaths.events(id, account.id), { cookie: lab, body, headers: key });
  return id;
}

async function scan(
  id: string,
  station: ScanRequest['station'] = null,
  { key = uuidv7(), number = orderNumber(id) } = {},
) {
  const headers = { 'Idempotency-Key': key };
  const answer = await request(scansPath, { cookie: lab, body: { number, station }, headers });
  return { status: answer.status, body: await answer.json() };
}

test('moves an order from accepted to shipped, one step per scan', async () => {
  const id = await placed();
  for (const state of ['inProduction', 'qualityControl', 'ready', 'shipped']) {
    expect(await scan(id)).toMatchObject({
      status: 200,
      body: { outcome: 'moved', order: { id, state } },
    });
  }
  const last = await scan(id);
  expect([last.status, last.body]).toEqual([
    409,
    {
      code: 'notAllowed',
      issues: [{ path: 'station', code: 'invalid', params: { state: 'shipped' } }],
    },
  ]);
});

test('moves an order once, however often the scan is sent', async () => {
  const id = await placed();
  const key = uuidv7();
  const answers = await Promise.all([1, 2, 3].map(() => scan(id, null, { key })));
  expect(answers.map(({ body }) => body.order.state)).toEqual(Array(3).fill('inProduction'));
});

test('at a station moves an order to that station and no further', async () => {
  const id = await placed();
  expect((await scan(id, 'qualityControl')).status).toBe(409);
  expect((await scan(id, 'inProduction')).body.outcome).toBe('moved');
  expect((await scan(id, 'inProduction')).body).toMatchObject({
    outcome: 'there',
    order: { state: 'inProduction' },
  });
});

test('reads the number however it was typed', async () => {
  const id = await placed();
  const number = orderNumber(id).toLowerCase().replace('-', ' ');
  expect((await scan(id, null, { number })).status).toBe(200);
});

test('does not guess between two orders with the same number', async () => {
  const id = await placed();
  await placed(id, shop2);
  expect((await scan(id)).status).toBe(404);
});
