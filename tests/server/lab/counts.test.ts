import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { counterPaths } from '../../../src/api/counter/paths.ts';
import { labCountsAnswer } from '../../../src/api/lab/contract.ts';
import { labCountsPath } from '../../../src/api/lab/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { lowAnswer } from '../../../src/api/stockroom/contract.ts';
import { stockroomPaths } from '../../../src/api/stockroom/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, asSuperuser } = await freshApp();
const [shop, lab] = await Promise.all(['shop', 'lab'].map(signIn));
const read = async (view?: string) => {
  const path = view === undefined ? labCountsPath : `${labCountsPath}?view=${view}`;
  return labCountsAnswer.parse(await (await request(path, { cookie: lab })).json());
};

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

test('the count of low items matches the shelf', async () => {
  await asSuperuser('update shelf set on_hand = 0 where item in (select item from shelf limit 40)');
  await asSuperuser('update stock_cells set level = 3');
  const low = lowAnswer.parse(await (await request(stockroomPaths.low, { cookie: lab })).json());
  const { shelf } = await read();
  expect(shelf).toBe(low.powers.length + low.accessories.length);
  expect(shelf).toBeGreaterThan(0);
});

test('the view in the menu is the default, a built-in or one’s own view', async () => {
  expect((await read()).view).toMatchObject({
    id: 'dueToday',
    name: null,
    filter: { due: 'today' },
  });
  const quotes = await read('quotes');
  expect(quotes.view).toMatchObject({ id: 'quotes', filter: { needs: 'quote' } });
  const id = uuidv7();
  const filter = { state: 'submitted' };
  await request(counterPaths.view(id), {
    method: 'PUT',
    cookie: lab,
    body: { name: 'New', filter },
  });
  const counts = await read(id);
  const { rows } = await asSuperuser("select from orders where state = 'submitted'");
  expect(counts.view).toEqual({ id, name: 'New', filter, count: rows.length });
  expect(counts.most).toBeGreaterThan(rows.length);
});

test('the menu has the default view instead of a deleted view or somebody else’s', async () => {
  expect((await read(uuidv7())).view.id).toBe('dueToday');
  const answer = await request(`${labCountsPath}?view=mine`, { cookie: lab });
  expect(answer.status).toBe(422);
});
