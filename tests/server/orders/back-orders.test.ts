import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { dashboardPath } from '../../../src/api/dashboard/paths.ts';
import { labCountsPath } from '../../../src/api/lab/paths.ts';
import type { PlaceOrderRequest } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { type ItemsAnswer, lowAnswer } from '../../../src/api/stockroom/contract.ts';
import { stockroomPaths } from '../../../src/api/stockroom/paths.ts';
import { accessoryKey } from '../../../src/domain/accessories/products.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { stockCellKey } from '../../../src/domain/stock/chart.ts';
import { bookkeeping } from '../ledger/support/bookkeeping.ts';
import { shelfFaults } from '../stockroom/support/shelf-audit.ts';
import { accessoryRequest } from '../support/accessory-request.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { stockCell, stockRequest } from '../support/stock-request.ts';

const fresh = await freshApp();
const { request } = fresh;
const { lab, someShop, place, act, accept, setLimit, standing } = await bookkeeping(fresh, 14);

/** A power with that many pieces on the shelf. Each test has its own powers. */
const powers = [-25, -50, -75, -100, -125, -150, -175, -200, -225, -250, -275, -300].flatMap(
  (sphere) => [-25, -50].map((cylinder) => [sphere, cylinder] as const),
);
async function somePower(onHand: number): Promise<readonly [number, number]> {
  const power = powers.pop();
  if (!power) throw new Error('too few powers');
  const item = keyOf(power);
  const [, now = 0] = await itemOf(item);
  const body = {
    kind: 'correction',
    reason: 'mistyped',
    lines: [{ item, pieces: onHand - now }],
  };
  if (onHand !== now) await post(body);
  return power;
}

const keyOf = ([sphere, cylinder]: readonly [number, number]) =>
  stockCellKey(stockCell(sphere, cylinder));

async function post(body: object): Promise<void> {
  const headers = { 'Idempotency-Key': uuidv7() };
  const answer = await request(stockroomPaths.postings, { cookie: lab, body, headers });
  expect(answer.status).toBe(201);
}

const receive = (...lines: { item: string; pieces: number }[]) => post({ kind: 'receipt', lines });

async function itemOf(item: string): Promise<ItemsAnswer['items'][number] | []> {
  const answer = await request(stockroomPaths.cells('hmc-156', 650), { cookie: lab });
  const { items } = (await answer.json()) as ItemsAnswer;
  return items.find(([each]) => each === item) ?? [];
}

const backOrdered = (asked: PlaceOrderRequest, ...lines: number[]) => ({
  ...asked,
  backOrdered: lines,
});

const read = async (cookie: string, id: string): Promise<Order> =>
  (await request(orderPaths.order(id), { cookie })).json();

const piecesOf = (order: Order) =>
  order.kind === 'rx' ? [] : order.content.lines.map(({ pieces }) => pieces);

async function restOf(cookie: string, order: Order): Promise<Order> {
  if (!order.rest) throw new Error('nothing waits');
  return read(cookie, order.rest.id);
}

test('an order with too few pieces of a power goes ahead with the available ones, and the rest waits', async () => {
  const { cookie } = someShop();
  const [there, short] = [await somePower(9), await somePower(1)];
  const asked = stockRequest([...there, 2], [...short, 4]);
  const order = await place(cookie, backOrdered(asked, 1));
  expect(order).toMatchObject({ state: 'submitted', pieces: 3 });
  expect(piecesOf(order)).toEqual([2, 1]);
  const rest = await restOf(cookie, order);
  expect(rest).toMatchObject({
    state: 'onHold',
    back: 'submitted',
    heldFor: 'backOrder',
    reference: order.reference,
    setAside: 0,
    splitFrom: { id: order.id, number: order.number },
    pieces: 3,
  });
  expect(rest.events.map(({ event, reason }) => [event, reason])).toEqual([
    ['submit', undefined],
    ['hold', 'backOrder'],
  ]);
  expect(await itemOf(keyOf(short))).toMatchObject({ 1: 0, 3: 1 });

  await receive({ item: keyOf(short), pieces: 2 });
  expect(await read(cookie, rest.id)).toMatchObject({ state: 'onHold', setAside: 2 });
  expect(await itemOf(keyOf(short))).toMatchObject({ 1: 0, 3: 3 });
  await receive({ item: keyOf(short), pieces: 5 });
  const filled = await read(cookie, rest.id);
  expect(filled).toMatchObject({ state: 'submitted', back: null });
  expect(filled).not.toHaveProperty('setAside');
  expect(filled.events.at(-1)).toMatchObject({ event: 'resume', side: 'system', by: '' });
  expect(await itemOf(keyOf(short))).toMatchObject({ 1: 4, 3: 4 });
});

test('each part is charged for its own pieces, at the prices of the whole order', async () => {
  const { cookie } = someShop();
  const power = await somePower(3);
  const { total: single } = await place(cookie, stockRequest([...power, 1]));
  const order = await place(cookie, backOrdered(stockRequest([...power, 120]), 0));
  const rest = await restOf(cookie, order);
  const each = (of: Order) => of.kind !== 'rx' && of.price.lines[0]?.each;
  expect(each(order)).toBe(each(rest));
  expect(Number(each(order))).toBeLessThan(Number(single));
  await accept(order.id);
  expect((await standing(cookie)).balance).toBe(order.total);
  await receive({ item: keyOf(power), pieces: 118 });
  await accept(rest.id);
  expect((await standing(cookie)).balance).toBe(Number(order.total) + Number(rest.total));
});

test('an order waits as a whole if nothing of it is in stock', async () => {
  const { cookie } = someShop();
  const power = await somePower(0);
  const order = await place(cookie, backOrdered(stockRequest([...power, 2]), 0));
  expect(order).toMatchObject({ state: 'onHold', heldFor: 'backOrder', pieces: 2 });
  expect(order).not.toHaveProperty('rest');
  const { counts, backOrdered: waiting } = await (await request(dashboardPath, { cookie })).json();
  expect([counts.onHold, waiting]).toEqual([1, 1]);
  const resume = { event: 'resume', message: '' };
  const headers = { 'Idempotency-Key': uuidv7() };
  const byLab = await request(orderPaths.events(order.id), { cookie: lab, body: resume, headers });
  expect(byLab.status).toBe(409);
});

test('the same request places the same two orders when repeated or sent concurrently', async () => {
  const { cookie } = someShop();
  const power = await somePower(2);
  const body = backOrdered(stockRequest([...power, 5]), 0);
  const headers = { 'Idempotency-Key': uuidv7() };
  const { request: other } = fresh.another();
  const sent = [request, other, request, other].map((ask) =>
    ask(orderPaths.orders, { cookie, body, headers }),
  );
  const answers = await Promise.all(sent);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
  const orders: Order[] = await Promise.all(answers.map((answer) => answer.json()));
  for (const order of orders) expect(order).toEqual(orders[0]);
  const list = await (await request(orderPaths.orders, { cookie })).json();
  expect(list.orders).toHaveLength(2);
  await receive({ item: keyOf(power), pieces: 3 });
  const again = await request(orderPaths.orders, { cookie, body, headers });
  expect([again.status, await again.json()]).toEqual([200, orders[0]]);
});

test('the longest-waiting order gets the pieces, whatever its account', async () => {
  const power = await somePower(0);
  const [first, second, third] = [someShop(), someShop(), someShop()];
  const asked = (pieces: number) => backOrdered(stockRequest([...power, pieces]), 0);
  const orders = [
    await place(first.cookie, asked(4)),
    await place(second.cookie, asked(2)),
    await place(third.cookie, asked(1)),
  ] as const;
  const states = async () =>
    Promise.all(
      [first, second, third].map(
        async ({ cookie }, at) => (await read(cookie, orders[at]?.id ?? '')).state,
      ),
    );
  await receive({ item: keyOf(power), pieces: 3 });
  expect(await states()).toEqual(['onHold', 'onHold', 'onHold']);
  await receive({ item: keyOf(power), pieces: 2 });
  expect(await states()).toEqual(['submitted', 'onHold', 'onHold']);
  // Cancelled while incomplete: its pieces go to the next in line.
  await act(second.cookie, orders[1].id, { event: 'cancel', reason: 'patientWithdrew' });
  expect(await states()).toEqual(['submitted', 'cancelled', 'submitted']);
  // Returned by a shop: the pieces stay on the shelf, because nobody is waiting.
  await act(first.cookie, orders[0].id, { event: 'cancel', reason: 'mistake' });
  expect(await itemOf(keyOf(power))).toMatchObject({ 1: 4, 3: 1 });
});

test('undoing a rejection puts the order back in its old place in the queue', async () => {
  const power = await somePower(0);
  const [first, second] = [someShop(), someShop()];
  const asked = backOrdered(stockRequest([...power, 2]), 0);
  const [early, late] = [await place(first.cookie, asked), await place(second.cookie, asked)];
  const rejected = await act(lab, early.id, { event: 'reject', reason: 'outOfStock' });
  const reverts = rejected.events.at(-1)?.id;
  const again = await act(lab, early.id, { event: 'revert', reverts });
  expect(again).toMatchObject({ state: 'onHold', heldFor: 'backOrder' });
  await receive({ item: keyOf(power), pieces: 3 });
  expect((await read(first.cookie, early.id)).state).toBe('submitted');
  expect((await read(second.cookie, late.id)).state).toBe('onHold');
  const taken = await act(lab, late.id, { event: 'cancel', reason: 'outOfStock' });
  expect(await itemOf(keyOf(power))).toMatchObject({ 1: 1 });
  await act(lab, late.id, { event: 'revert', reverts: taken.events.at(-1)?.id });
  expect(await itemOf(keyOf(power))).toMatchObject({ 1: 0, 3: 3 });
});

test('the credit limit is checked once the pieces are there', async () => {
  const { cookie, account } = someShop();
  const power = await somePower(0);
  await setLimit(account, 0);
  const order = await place(cookie, backOrdered(stockRequest([...power, 1]), 0));
  expect(order.heldFor).toBe('backOrder');
  await receive({ item: keyOf(power), pieces: 1 });
  const now = await read(cookie, order.id);
  expect(now).toMatchObject({ state: 'onHold', heldFor: 'creditLimit' });
  expect(now.events.map(({ event }) => event)).toEqual(['submit', 'hold', 'resume', 'hold']);
});

test('accessories can be waited for, too', async () => {
  const { cookie } = someShop();
  const { items } = await (await request(stockroomPaths.accessories, { cookie: lab })).json();
  const [item = '', onHand = 0] = items[0];
  const [product = '', variant = ''] = item.split(' ');
  const asked = accessoryRequest([product, variant, onHand + 2]);
  const order = await place(cookie, backOrdered(asked, 0));
  const rest = await restOf(cookie, order);
  expect(rest.kind === 'accessories' && rest.products[product]?.variants).toHaveProperty(variant);
  await receive({ item: accessoryKey({ product, variant }), pieces: 2 });
  expect((await read(cookie, rest.id)).state).toBe('submitted');
});

describe('refused with a reason, and nothing stored', () => {
  const { cookie } = someShop();
  const bad: [string, () => Promise<unknown>, string][] = [
    [
      'a line that is not there',
      async () => backOrdered(stockRequest([...(await somePower(1)), 1]), 3),
      'backOrdered.0',
    ],
    [
      'a shortage of a line that may not wait',
      async () =>
        backOrdered(stockRequest([...(await somePower(0)), 1], [...(await somePower(0)), 1]), 1),
      'lines.0.pieces',
    ],
    [
      'a power that is not made',
      async () => backOrdered(stockRequest([2900, 0, 1]), 0),
      'lines.0.sphere',
    ],
    ['no line', async () => ({ ...stockRequest([-25, 0, 1]), backOrdered: [] }), 'backOrdered'],
    [
      'a prescription, which does not wait for the shelf',
      async () => ({ ...orderRequest(), backOrdered: [0] }),
      'backOrdered',
    ],
  ];
  test.each(bad)('%s', async (_, bodyOf, path) => {
    const body = await bodyOf();
    const headers = { 'Idempotency-Key': uuidv7() };
    const answer = await request(orderPaths.orders, { cookie, body, headers });
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toMatchObject([{ path }]);
    const list = await (await request(orderPaths.orders, { cookie })).json();
    expect(list.orders).toEqual([]);
  });
});

test('powers that orders wait for are counted on the list of items to buy', async () => {
  const { cookie } = someShop();
  const power = await somePower(0);
  const low = async () => {
    const answer = await request(stockroomPaths.low, { cookie: lab });
    return lowAnswer.parse(await answer.json());
  };
  const listed = async () => (await low()).powers.find(({ item }) => item === keyOf(power));
  const before = await listed();
  await place(cookie, backOrdered(stockRequest([...power, 5]), 0));
  await receive({ item: keyOf(power), pieces: 2 });
  expect(await listed()).toMatchObject({ onHand: 0, wanted: 3, level: before?.level ?? null });
  const { powers, accessories } = await low();
  const counts = await (await request(labCountsPath, { cookie: lab })).json();
  expect(counts.shelf).toBe(powers.length + accessories.length);
  await receive({ item: keyOf(power), pieces: 3 });
  expect(await listed()).toEqual(before);
});

test('stock movements add up', async () => {
  expect(await shelfFaults((text) => fresh.asSuperuser(text))).toEqual([]);
});
