import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { freshApp } from '../support/fresh-app.ts';
import { makeMachine, report } from '../support/machines.ts';
import { orderRequest } from '../support/order-request.ts';

const fresh = await freshApp();
const { request, signIn } = fresh;
const [shop, shop2] = (await Promise.all(['shop', 'shop2'].map(signIn))) as [string, string];
const machine = await makeMachine(fresh, 'LMS of the lab');

async function place(cookie = shop, id = uuidv7()): Promise<string> {
  const headers = { 'Idempotency-Key': id };
  await request(orderPaths.orders, { cookie, body: orderRequest(), headers });
  return id;
}

const accept = (order: string, id = uuidv7()) => {
  return { id, order, event: 'accept', promisedFor: '2030-01-01' };
};
const then = (event: string, order: string) => ({ id: uuidv7(), order, event });
const resultsOf = async (events: readonly object[]) =>
  (await report(request, machine, events)).map(({ result }) => result);
const read = async (order: string, cookie = shop) =>
  (await request(orderPaths.order(order), { cookie })).json();

test('a batch takes an order through its states, in the name of the machine', async () => {
  const order = await place();
  const steps = ['start', 'inspect', 'pass', 'ship'].map((event) => then(event, order));
  expect(await resultsOf([accept(order), ...steps])).toEqual(Array(5).fill('recorded'));
  const { state, events, promisedFor } = await read(order);
  expect({ state, promisedFor }).toEqual({ state: 'shipped', promisedFor: '2030-01-01' });
  expect(events.slice(1).map(({ by, side }: { by: string; side: string }) => [by, side])).toEqual(
    Array(5).fill(['LMS of the lab', 'lab']),
  );
});

test('an order can be refused, with a reason, and is named by its number', async () => {
  const order = await place();
  const refusing = { ...then('reject', orderNumber(order)), reason: 'cannotBeMade' };
  expect(await resultsOf([refusing])).toEqual(['recorded']);
  expect((await read(order)).state).toBe('rejected');
});

test('reported again, an event is recorded once', async () => {
  const order = await place();
  const event = accept(order);
  expect(await resultsOf([event, event])).toEqual(['recorded', 'repeated']);
  expect(await resultsOf([{ ...event, order: orderNumber(order) }])).toEqual(['repeated']);
  expect((await read(order)).events).toHaveLength(2);
});

test('each event is answered separately, by the rules of the lab’s people', async () => {
  const order = await place();
  const outcomes = await report(request, machine, [
    then('ship', order),
    then('cancel', order),
    { ...accept(order), after: uuidv7() },
    then('accept', uuidv7()),
    then('start', 'ZZZZ-ZZZZ'),
    { id: 'x', order, event: 'start' },
    { ...accept(order), promisedFor: 'soon' },
    'nothing',
    accept(order),
  ]);
  expect(outcomes.map(({ result }) => result)).toEqual([
    'notAllowed',
    'invalid',
    'changed',
    'notFound',
    'notFound',
    'invalid',
    'invalid',
    'invalid',
    'recorded',
  ]);
  expect(outcomes[1]?.issues).toEqual([{ path: 'reason', code: 'required' }]);
  expect(outcomes[5]).toMatchObject({ id: null, issues: [{ path: 'id' }] });
  expect(outcomes[6]?.issues).toEqual([{ path: 'promisedFor', code: 'invalid' }]);
});

test('of two accounts that use one id, the account has to be named', async () => {
  const order = await place();
  await place(shop2, order);
  const { account } = await read(order, shop2);
  expect(await report(request, machine, [accept(order), accept(orderNumber(order))])).toMatchObject(
    Array(2).fill({ result: 'invalid', issues: [{ path: 'account', code: 'required' }] }),
  );
  for (const name of [order, orderNumber(order)]) {
    await resultsOf([
      { ...accept(name, '01900000-0000-7000-8000-00000000f000'), account: account.id },
    ]);
  }
  expect((await read(order, shop2)).state).toBe('accepted');
  expect((await read(order)).state).toBe('submitted');
});

test('ids may be in upper case, as some databases write them', async () => {
  const order = await place();
  await place(shop2, order);
  const { account, events } = await read(order, shop2);
  const reported = {
    ...accept(orderNumber(order), uuidv7().toUpperCase()),
    account: account.id.toUpperCase(),
    after: events[0].id.toUpperCase(),
  };
  expect(await resultsOf([reported, reported])).toEqual(['recorded', 'repeated']);
  const { events: now } = await read(order, shop2);
  const reverts = now[1].id.toUpperCase();
  const undone = { ...then('revert', order), reverts, account: account.id };
  expect(await resultsOf([undone])).toEqual(['recorded']);
});

test.each([0, 101])('a batch of %i events is refused', async (length) => {
  await expect(report(request, machine, Array(length).fill({}))).rejects.toThrow('422');
});

test('a page of another origin reports nothing, even with the key', async () => {
  const order = await place();
  const answer = await request('/api/feed/events', {
    machine,
    headers: { Origin: 'https://evil.test' },
    body: { events: [accept(order)] },
  });
  expect(answer.status).toBe(403);
});
