import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { scansPath } from '../../../src/api/scan/paths.ts';
import { deliveryNumber } from '../../../src/domain/order/order-number.ts';
import { accountOf, deliveryActs } from '../support/deliveries.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn } = await freshApp();
const [shop = '', lab = ''] = await Promise.all(['shop', 'lab'].map(signIn));
const { act, readyOrder, made, statesOf } = deliveryActs(request, lab);

async function scan(number: string, station: string | null = null) {
  const headers = { 'Idempotency-Key': uuidv7() };
  const answer = await request(scansPath, { cookie: lab, body: { number, station }, headers });
  return [answer.status, await answer.json()];
}

test('scanning a delivery note ships the delivery; a second scan reports that it is shipped', async () => {
  const orders = [await readyOrder(shop), await readyOrder(shop)];
  const id = await made(orders);
  const delivery = { id, account: accountOf('shop') };
  expect(await scan(deliveryNumber(id))).toEqual([200, { outcome: 'moved', delivery }]);
  expect(await statesOf(orders)).toEqual(['shipped', 'shipped']);
  expect(await scan(deliveryNumber(id))).toEqual([200, { outcome: 'there', delivery }]);
});

test('nothing ships while an order may not leave, and the response names its state', async () => {
  const orders = [await readyOrder(shop), await readyOrder(shop)];
  const id = await made(orders);
  await act(orders[1] ?? '', lab, { event: 'ask', message: 'Which colour?' });
  const [status, { code, issues }] = await scan(deliveryNumber(id), 'shipped');
  expect([status, code]).toEqual([409, 'notAllowed']);
  expect(issues).toMatchObject([{ path: 'orders.1', params: { state: 'onHold' } }]);
  expect(await statesOf(orders)).toEqual(['ready', 'onHold']);
});

test('a station that does not ship leaves the delivery as it is', async () => {
  const orders = [await readyOrder(shop)];
  const id = await made(orders);
  const [status, { issues }] = await scan(deliveryNumber(id), 'qualityControl');
  expect([status, issues[0].path]).toEqual([409, 'station']);
  expect(await statesOf(orders)).toEqual(['ready']);
});

test('an unknown number is not found', async () => {
  expect((await scan(deliveryNumber(uuidv7())))[0]).toBe(404);
});
