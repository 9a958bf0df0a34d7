import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { sampleStock } from '../../../server/sample/stock.ts';
import { writeStock } from '../../../server/use-cases/catalogue/write-stock.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import type { ItemsAnswer, MovementsAnswer } from '../../../src/api/stockroom/contract.ts';
import { stockroomPaths } from '../../../src/api/stockroom/paths.ts';
import { stockCellKey } from '../../../src/domain/stock/chart.ts';
import { accessoryRequest } from '../support/accessory-request.ts';
import { freshApp } from '../support/fresh-app.ts';
import { stockCell, stockRequest } from '../support/stock-request.ts';
import { shelfFaults } from './support/shelf-audit.ts';

const { request, signIn, database, asSuperuser } = await freshApp();
const [lab, shop] = await Promise.all(['lab', 'shop'].map(signIn));
const key = (sphere: number, cylinder: number) => stockCellKey(stockCell(sphere, cylinder));

const post = (body: object, id: string = uuidv7()) =>
  request(stockroomPaths.postings, { cookie: lab, body, headers: { 'Idempotency-Key': id } });

async function itemOf(item: string) {
  const answer = await request(stockroomPaths.cells('hmc-156', 650), { cookie: lab });
  const { items } = (await answer.json()) as ItemsAnswer;
  const found = items.find(([each]) => each === item);
  if (!found) throw new Error(`no ${item}`);
  const [, onHand, level, promised, movements] = found;
  return { onHand, level, promised, movements };
}

async function historyOf(item: string, before?: number): Promise<MovementsAnswer> {
  return (await request(stockroomPaths.movements(item, before), { cookie: lab })).json();
}

async function place(body: object): Promise<string> {
  const id = uuidv7();
  const headers = { 'Idempotency-Key': id };
  expect((await request(orderPaths.orders, { cookie: shop, body, headers })).status).toBe(201);
  return id;
}

const act = (order: string, cookie: string | undefined, body: object) =>
  request(orderPaths.events(order), { cookie, body, headers: { 'Idempotency-Key': uuidv7() } });

describe('a receipt', () => {
  test('adds pieces to many powers at once', async () => {
    const items = [key(-125, 0), key(-150, 0), key(-175, 0)];
    const before = await Promise.all(items.map(itemOf));
    const lines = items.map((item, index) => ({ item, pieces: index + 1 }));
    expect((await post({ kind: 'receipt', note: 'Bill 17', lines })).status).toBe(201);
    const after = await Promise.all(items.map(itemOf));
    expect(after.map(({ onHand }, index) => onHand - (before[index]?.onHand ?? 0))).toEqual([
      1, 2, 3,
    ]);
    const { movements } = await historyOf(key(-125, 0));
    expect(movements[0]).toMatchObject({
      kind: 'receipt',
      pieces: 1,
      note: 'Bill 17',
      order: null,
    });
    expect(movements[0]?.by).toBeTruthy();
  });

  test('is entered once, however often it is sent, even concurrently', async () => {
    const item = key(-200, -25);
    const { onHand } = await itemOf(item);
    const id = uuidv7();
    const body = { kind: 'receipt', lines: [{ item, pieces: 5 }] };
    const answers = await Promise.all([post(body, id), post(body, id), post(body, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect((await itemOf(item)).onHand).toBe(onHand + 5);
    const other = await post({ ...body, note: 'Another' }, id);
    expect([other.status, (await other.json()).code]).toEqual([422, 'keyReused']);
  });

  test('with one wrong line changes nothing and does not use up its id', async () => {
    const item = key(-225, -25);
    const { onHand, movements } = await itemOf(item);
    const id = uuidv7();
    const lines = [
      { item, pieces: 5 },
      { item: 'hmc-156 650 -2225 0', pieces: 5 },
    ];
    const answer = await post({ kind: 'receipt', lines }, id);
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toEqual([{ path: 'lines.1.item', code: 'unknownItem' }]);
    expect(await itemOf(item)).toMatchObject({ onHand, movements });
    expect((await post({ kind: 'receipt', lines: lines.slice(0, 1) }, id)).status).toBe(201);
  });
});

test('a correction never removes more than there is', async () => {
  const item = key(-250, -25);
  const { onHand } = await itemOf(item);
  const correct = (pieces: number) =>
    post({ kind: 'correction', reason: 'damaged', lines: [{ item, pieces }] });
  const refused = await correct(-onHand - 1);
  expect((await refused.json()).issues).toEqual([
    { path: 'lines.0.pieces', code: 'stockShort', params: { onHand, missing: 1 } },
  ]);
  expect((await correct(-onHand)).status).toBe(201);
  expect((await itemOf(item)).onHand).toBe(0);
});

describe('an order', () => {
  test('is in the history of the items that it took and returned', async () => {
    const item = key(-300, 0);
    const order = await place(stockRequest([-300, 0, 4]));
    expect(await itemOf(item)).toMatchObject({ promised: 4 });
    await act(order, shop, { event: 'cancel', reason: 'mistake' });
    expect(await itemOf(item)).toMatchObject({ promised: 0 });
    const { movements } = await historyOf(item);
    const [back, taken] = movements;
    expect([back?.kind, back?.pieces, taken?.kind, taken?.pieces]).toEqual([
      'givenBack',
      4,
      'taken',
      -4,
    ]);
    expect(taken?.order).toMatchObject({
      id: order,
      account: { name: 'عینک‌سرای نمونه آفتاب' },
    });
  });

  test('reserves its pieces until it goes into production, even while it waits for an answer', async () => {
    const item = key(-325, 0);
    const order = await place(stockRequest([-325, 0, 2]));
    await act(order, lab, { event: 'accept', promisedFor: '2030-01-02' });
    await act(order, lab, { event: 'ask', message: 'Which?' });
    expect(await itemOf(item)).toMatchObject({ promised: 2 });
    await act(order, lab, { event: 'resume' });
    await act(order, lab, { event: 'start' });
    expect(await itemOf(item)).toMatchObject({ promised: 0 });
  });

  test('of accessories is counted and recorded in the same way', async () => {
    await place(accessoryRequest(['cloth-print', 'red', 3]));
    const answer = await request(stockroomPaths.accessories, { cookie: lab });
    const { items } = (await answer.json()) as ItemsAnswer;
    expect(items.find(([each]) => each === 'cloth-print red')?.[3]).toBe(3);
    const { movements } = await historyOf('cloth-print red');
    expect(movements[0]).toMatchObject({ kind: 'taken', pieces: -3 });
  });
});

test('the history is read page by page, without a gap', async () => {
  const item = key(-350, 0);
  for (let pieces = 1; pieces <= 55; pieces += 1) {
    await post({ kind: 'receipt', lines: [{ item, pieces }] });
  }
  const first = await historyOf(item);
  const second = await historyOf(item, first.next ?? undefined);
  const numbers = [...first.movements, ...second.movements].map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: 56 }, (_, index) => 56 - index));
  expect(second.next).toBeNull();
});

test('items below their level are listed until a receipt', async () => {
  const item = key(-400, 0);
  const { onHand } = await itemOf(item);
  const low = async () => {
    const answer = await request(stockroomPaths.low, { cookie: lab });
    const { powers } = await answer.json();
    return powers.filter((power: { item: string }) => power.item === item);
  };
  const set = (level: number | null) =>
    asSuperuser('update stock_cells set level = $2 where item = $1', [item, level]);
  await set(onHand);
  expect(await low()).toEqual([]);
  await set(onHand + 3);
  expect(await low()).toMatchObject([{ code: 'HMC', sphere: -400, onHand, level: onHand + 3 }]);
  await post({ kind: 'receipt', lines: [{ item, pieces: 3 }] });
  expect(await low()).toEqual([]);
});

test('the history of a lens continues when it is removed from the shelf and put back', async () => {
  const item = key(-350, 0);
  const before = await itemOf(item);
  const withoutHmc = sampleStock.filter(({ id }) => id !== 'hmc-156');
  await writeStock(database, withoutHmc);
  expect((await historyOf(item)).movements[0]).toMatchObject({
    kind: 'removed',
    pieces: -before.onHand,
    onHand: 0,
  });
  await writeStock(database, sampleStock);
  expect((await historyOf(item)).movements[0]).toMatchObject({
    kind: 'opening',
    number: before.movements + 2,
  });
});

test('the history cannot be changed', async () => {
  for (const table of ['stock_movements', 'stock_postings']) {
    await expect(asSuperuser(`update ${table} set kind = kind`)).rejects.toThrow(/never changed/);
    await expect(asSuperuser(`delete from ${table}`)).rejects.toThrow(/never changed/);
    await expect(asSuperuser(`truncate ${table}`)).rejects.toThrow(/never changed/);
  }
});

test('the books are consistent after all of this', async () => {
  expect(await shelfFaults(asSuperuser)).toEqual([]);
});
