import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { newToken } from '../../../server/auth/session-token.ts';
import { createSession } from '../../../server/db/accounts/sessions.ts';
import { peoplePaths } from '../../../src/api/accounts/people-paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { privacyPaths } from '../../../src/api/privacy/paths.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest, unpricedRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';
import { type BookedShop, bookkeeping } from './support/bookkeeping.ts';

const fresh = await freshApp();
const { request } = fresh;
const { lab, someShop, place, act, accept, entered, setLimit, standing } = await bookkeeping(
  fresh,
  13,
);
const price = (await place(someShop().cookie)).total ?? 0;

/** A shop whose credit limit is the price of some orders. */
async function limitedTo(orders: number) {
  const shop = someShop();
  expect((await setLimit(shop.account, orders * price)).status).toBe(200);
  return shop;
}

const holds = ({ events }: Order) => events.filter(({ event }) => event === 'hold');

test('an order within the limit is placed as usual', async () => {
  const { cookie } = await limitedTo(1);
  const order = await place(cookie);
  expect(order.state).toBe('submitted');
  expect(holds(order)).toEqual([]);
  expect(await standing(cookie)).toEqual({
    balance: 0,
    creditLimit: price,
    openOrders: price,
    available: 0,
  });
});

test('an order above the limit is kept and held, with the reason and the excess', async () => {
  const { cookie } = await limitedTo(1.5);
  await place(cookie);
  const held = await place(cookie);
  expect(held).toMatchObject({ state: 'onHold', back: 'submitted', heldFor: 'creditLimit' });
  expect(holds(held)).toMatchObject([
    { side: 'system', by: '', reason: 'creditLimit', excess: price / 2 },
  ]);
  const read = await (await request(orderPaths.order(held.id), { cookie })).json();
  expect(read).toEqual(held);
});

/** Signs in a new user of the shop who isn't an owner. */
async function staffOf({ cookie, account }: BookedShop) {
  const id = uuidv7();
  const body = { id, name: 'Sara', username: `sara.${id}`, accountRole: 'Staff' };
  expect((await request(peoplePaths.people(), { cookie, body })).status).toBe(201);
  const { cookie: token, key } = newToken(account);
  await createSession(fresh.database, key, id);
  return `adasi=${token}`;
}

test('staff see that an order is held, but only owners and the lab see by how much', async () => {
  const shop = await limitedTo(0.5);
  const staff = await staffOf(shop);
  const id = uuidv7();
  const seen = [await place(staff, orderRequest(), id), await place(staff, orderRequest(), id)];
  const read = async (cookie: string): Promise<Order> =>
    (await request(orderPaths.order(id), { cookie })).json();
  seen.push(await read(staff));
  for (const order of seen) {
    expect(holds(order)).toMatchObject([{ reason: 'creditLimit', state: 'onHold' }]);
    expect(holds(order)[0]).not.toHaveProperty('excess');
  }
  expect(holds(await read(shop.cookie))[0]?.excess).toBe(price / 2);
  const cancelled = await act(staff, id, { event: 'cancel', reason: 'mistake' });
  expect(holds(cancelled)[0]).not.toHaveProperty('excess');
  const file = async (cookie: string) => (await request(privacyPaths.data, { cookie })).text();
  expect(await file(staff)).not.toContain('excess');
  expect(await file(shop.cookie)).toContain('excess');
});

test('an order of stock lenses above the limit is held with its pieces', async () => {
  const { cookie, account } = someShop();
  await setLimit(account, 0);
  const order = await place(cookie, stockRequest([-200, 0, 2]));
  expect(order).toMatchObject({ state: 'onHold', heldFor: 'creditLimit' });
  expect(holds(order)[0]?.excess).toBe(order.total);
});

test('the account’s debts and payments count', async () => {
  const { cookie, account } = await limitedTo(1);
  await accept((await place(cookie)).id);
  expect((await place(cookie)).state).toBe('onHold');
  await entered({ kind: 'payment', account, amount: price, reference: 'P' });
  expect((await place(cookie)).state).toBe('submitted');
});

test('a held order does not keep smaller ones from being placed', async () => {
  const { cookie } = await limitedTo(0.5);
  await place(cookie);
  expect(await standing(cookie)).toMatchObject({ openOrders: 0, available: price / 2 });
  expect((await place(cookie, stockRequest([-200, 0, 1]))).state).toBe('submitted');
});

test('a repeated request gets the first response, before and after the lab resumes', async () => {
  const { cookie } = await limitedTo(0);
  const id = uuidv7();
  const first = await place(cookie, orderRequest(), id);
  expect(await place(cookie, orderRequest(), id)).toEqual(first);
  await act(lab, id, { event: 'resume' });
  expect(await place(cookie, orderRequest(), id)).toEqual(first);
});

test('only the lab can release a held order', async () => {
  const { cookie } = await limitedTo(0);
  const { id } = await place(cookie);
  const asked = { body: { event: 'answer', message: 'Please' }, cookie };
  const headers = { 'Idempotency-Key': uuidv7() };
  expect((await request(orderPaths.events(id), { ...asked, headers })).status).toBe(409);
  const resumed = await act(lab, id, { event: 'resume' });
  expect(resumed.state).toBe('submitted');
  expect(resumed).not.toHaveProperty('heldFor');
  await accept(id);
  expect(await standing(cookie)).toMatchObject({ balance: price, openOrders: 0 });
});

test('the shop can cancel a held order', async () => {
  const { cookie } = await limitedTo(0);
  const { id } = await place(cookie);
  expect((await act(cookie, id, { event: 'cancel', reason: 'mistake' })).state).toBe('cancelled');
});

test('the shop can still answer the lab’s questions', async () => {
  const { cookie } = await limitedTo(9);
  const { id } = await place(cookie);
  const asked = await act(lab, id, { event: 'ask', message: 'Which PD?' });
  expect(asked).not.toHaveProperty('heldFor');
  const answered = await act(cookie, id, { event: 'answer', message: '31' });
  expect(answered.state).toBe('submitted');
});

test('an order without a price is checked when its price is agreed to', async () => {
  const { cookie } = await limitedTo(1);
  const { id, state } = await place(cookie, unpricedRequest());
  expect(state).toBe('submitted');
  await act(lab, id, { event: 'quote', price: price + 70 });
  const agreed = await act(cookie, id, { event: 'agree' });
  expect(agreed).toMatchObject({ state: 'onHold', back: 'submitted', heldFor: 'creditLimit' });
  expect(holds(agreed)[0]?.excess).toBe(70);
});

test('of twenty orders sent concurrently, two of which fit, two are placed and the rest held', async () => {
  const { cookie } = await limitedTo(2);
  const placed = await Promise.all(Array.from({ length: 20 }, () => place(cookie)));
  expect(placed.filter(({ state }) => state === 'submitted')).toHaveLength(2);
  expect(placed.filter(({ heldFor }) => heldFor === 'creditLimit')).toHaveLength(18);
});
