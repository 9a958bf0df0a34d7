import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { labCountsAnswer } from '../../../src/api/lab/contract.ts';
import { labCountsPath } from '../../../src/api/lab/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { lowAnswer } from '../../../src/api/stockroom/contract.ts';
import { stockroomPaths } from '../../../src/api/stockroom/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, asSuperuser } = await freshApp();
const [shop, lab] = await Promise.all(['shop', 'lab'].map(signIn));
const read = async () =>
  labCountsAnswer.parse(await (await request(labCountsPath, { cookie: lab })).json());

test('new orders and remakes are counted, others are not', async () => {
  const before = await read();
  const ids = [uuidv7(), uuidv7(), uuidv7()];
  for (const id of ids) {
    const headers = { 'Idempotency-Key': id };
    await request(orderPaths.orders, { cookie: shop, body: orderRequest(), headers });
  }
  expect(await read()).toEqual({ ...before, orders: before.orders + 3 });
  await asSuperuser("update orders set state = 'remake' where id = $1", [ids[0]]);
  await asSuperuser("update orders set state = 'accepted' where id = $1", [ids[1]]);
  expect(await read()).toEqual({ ...before, orders: before.orders + 2 });
});

test('as many things are low as the shelf names', async () => {
  await asSuperuser('update shelf set on_hand = 0 where item in (select item from shelf limit 40)');
  await asSuperuser('update stock_cells set level = 3');
  const low = lowAnswer.parse(await (await request(stockroomPaths.low, { cookie: lab })).json());
  const { shelf } = await read();
  expect(shelf).toBe(low.powers.length + low.accessories.length);
  expect(shelf).toBeGreaterThan(0);
});
