import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { changePaths } from '../../../src/api/changes/paths.ts';
import { ledgerPaths } from '../../../src/api/ledger/paths.ts';
import type { OrderEventRequest } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { stockroomPaths } from '../../../src/api/stockroom/paths.ts';
import type { BrokenPart } from '../../../src/domain/lifecycle/broken-part.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { shelfFaults } from '../stockroom/support/shelf-audit.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';

const fresh = await freshApp();
const { request, signIn, asSuperuser } = fresh;
const [shop, lab] = (await Promise.all(['shop', 'lab'].map(signIn))) as [string, string];

async function place(body: unknown): Promise<Order> {
  const headers = { 'Idempotency-Key': uuidv7() };
  return (await request(orderPaths.orders, { cookie: shop, body, headers })).json();
}

const send = (id: string, cookie: string, body: OrderEventRequest, key = uuidv7()) =>
  request(orderPaths.events(id), { cookie, body, headers: { 'Idempotency-Key': key } });

const station = ['accepted', 'inProduction', 'qualityControl', 'ready'] as const;

/** An order at a station. */
async function orderAt(at: (typeof station)[number], body: unknown): Promise<Order> {
  const { id } = await place(body);
  const steps = ['accept', 'start', 'inspect', 'pass'] as const;
  for (const event of steps.slice(0, station.indexOf(at) + 1)) {
    const promise = event === 'accept' ? { promisedFor: '2030-01-02' } : {};
    expect((await send(id, lab, { event, ...promise })).status).toBe(201);
  }
  return read(id);
}

const read = async (id: string): Promise<Order> =>
  (await request(orderPaths.order(id), { cookie: shop })).json();
const broken = (...parts: BrokenPart[]): OrderEventRequest => {
  return { event: 'break', reason: 'scratch', broken: parts };
};
const balance = async (): Promise<number> =>
  (await (await request(ledgerPaths.standing(), { cookie: shop })).json()).balance;
const shelf = async (): Promise<number> =>
  (
    await asSuperuser(
      `select on_hand from shelf join stock_cells using (item)
       where lens_id = 'hmc-156' and diameter = 650 and sphere = -200 and cylinder = 0`,
    )
  ).rows[0].on_hand;
const two = stockRequest([-200, 0, 2], [-250, 0, 1]);

test.each([
  ['accepted', 'accepted'],
  ['inProduction', 'inProduction'],
  ['qualityControl', 'inProduction'],
  ['ready', 'inProduction'],
] as const)('a lens that breaks while %s leaves the order %s', async (at, state) => {
  const order = await orderAt(at, orderRequest());
  const owed = await balance();
  const answer = await send(order.id, lab, broken({ part: 'left', pieces: 1 }));
  expect(answer.status).toBe(201);
  const now = await read(order.id);
  expect(now).toMatchObject({ state, promisedFor: order.promisedFor });
  expect(now.events.at(-1)).toMatchObject({
    event: 'break',
    reason: 'scratch',
    broken: [{ part: 'left', pieces: 1 }],
    station: at,
  });
  expect(await balance()).toBe(owed);
  const { changes } = await (await request(changePaths.changes, { cookie: shop })).json();
  expect(changes[0]).toMatchObject({ event: 'break', order: { id: order.id } });
});

test('another piece is taken off the shelf, and returned if the breakage was a mistake', async () => {
  const order = await orderAt('inProduction', two);
  const there = await shelf();
  const key = uuidv7();
  const sent = [1, 2, 3].map(() => send(order.id, lab, broken({ part: 0, pieces: 2 }), key));
  expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  expect(await shelf()).toBe(there - 2);
  expect(await shelfFaults(asSuperuser)).toEqual([]);
  const reverts = (await read(order.id)).events.at(-1)?.id;
  expect((await send(order.id, lab, { event: 'revert', reverts })).status).toBe(201);
  expect(await shelf()).toBe(there);
  expect(await shelfFaults(asSuperuser)).toEqual([]);
});

test('broken pieces stay away when the order is cancelled', async () => {
  const before = await shelf();
  const order = await orderAt('accepted', two);
  await send(order.id, lab, broken({ part: 0, pieces: 1 }));
  await send(order.id, lab, { event: 'cancel', reason: 'askedByShop' });
  expect(await shelf()).toBe(before - 1);
  expect(await shelfFaults(asSuperuser)).toEqual([]);
});

test('it is refused if no piece is left, and changes nothing', async () => {
  const order = await orderAt('qualityControl', two);
  const item = 'hmc-156 650 -200 0';
  const all = { kind: 'correction', reason: 'missing', note: '' };
  const lines = [{ item, pieces: -(await shelf()) }];
  const emptied = await request(stockroomPaths.postings, {
    cookie: lab,
    body: { ...all, lines },
    headers: { 'Idempotency-Key': uuidv7() },
  });
  expect(emptied.status).toBe(201);
  const answer = await send(order.id, lab, broken({ part: 1, pieces: 1 }, { part: 0, pieces: 1 }));
  expect([answer.status, (await answer.json()).issues]).toEqual([
    422,
    [{ path: 'broken.1.pieces', code: 'stockOut', params: { onHand: 0 } }],
  ]);
  expect((await read(order.id)).state).toBe('qualityControl');
  expect(await shelfFaults(asSuperuser)).toEqual([]);
});

test.each([
  ['without what broke', { broken: undefined }, 'broken', 'required'],
  ['without a reason', { reason: undefined }, 'reason', 'required'],
  ['with a reason for something else', { reason: 'tooLate' }, 'reason', 'invalid'],
  ['with another reason and no words', { reason: 'other' }, 'message', 'required'],
  ['of a line that is not there', { broken: [{ part: 7, pieces: 1 }] }, 'broken.0.part', 'invalid'],
  ['of too many pieces', { broken: [{ part: 0, pieces: 3 }] }, 'broken.0.pieces', 'outOfRange'],
] as [string, Partial<OrderEventRequest>, string, string][])(
  '%s it is refused beside the field',
  async (_, asked, path, code) => {
    const order = await orderAt('inProduction', stockRequest([-250, 0, 1]));
    const whole = { ...broken({ part: 0, pieces: 1 }), ...asked };
    const answer = await send(order.id, lab, whole);
    expect([answer.status, (await answer.json()).issues]).toMatchObject([422, [{ path, code }]]);
    expect((await read(order.id)).events.at(-1)?.event).toBe('start');
  },
);

test('when two clerks record one at once, the second sees the first one’s', async () => {
  const order = await orderAt('inProduction', orderRequest());
  const after = order.events.at(-1)?.id;
  const asked = { ...broken({ part: 'right', pieces: 1 }), after };
  const answers = await Promise.all([1, 2].map(() => send(order.id, lab, asked)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('a shop cannot record one', async () => {
  const order = await orderAt('inProduction', orderRequest());
  const answer = await send(order.id, shop, broken({ part: 'right', pieces: 1 }));
  expect([answer.status, (await answer.json()).code]).toEqual([409, 'notAllowed']);
});
