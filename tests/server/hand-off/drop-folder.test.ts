import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uuidv7 } from 'uuidv7';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { dropOrders } from '../../../server/use-cases/hand-off/drop-orders.ts';
import { readAnswers } from '../../../server/use-cases/hand-off/read-answers.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { freshApp } from '../support/fresh-app.ts';
import { makeMachine, report } from '../support/machines.ts';
import { orderRequest } from '../support/order-request.ts';

const fresh = await freshApp();
const { request, signIn, database, asSuperuser } = fresh;
const shop = await signIn('shop');
const machine = await makeMachine(fresh);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'adasi-drop-'));
  onTestFinished(() => rm(folder, { recursive: true }));
});

async function place(): Promise<string> {
  const id = uuidv7();
  const headers = { 'Idempotency-Key': id };
  await request(orderPaths.orders, { cookie: shop, body: orderRequest(), headers });
  return id;
}

/** Accepts a new order. Returns the name of the file that it is to have. */
async function accept(): Promise<string> {
  const [id, order] = [uuidv7(), await place()];
  await report(request, machine, [{ id, order, event: 'accept', promisedFor: '2030-01-01' }]);
  return `${orderNumber(order)}.${id}.vca`;
}

const drop = () => dropOrders(database, folder);
const answer = (name: string, text: string) => writeFile(path.join(folder, name), text);
const stateOf = async (order: string) =>
  (await (await request(orderPaths.order(order), { cookie: shop })).json()).state;

test('accepted orders appear whole, from the first start on, each once', async () => {
  await accept();
  await drop();
  expect(await readdir(folder)).toEqual([]);
  const names = [await accept(), await accept()];
  await drop();
  expect((await readdir(folder)).sort()).toEqual(names.toSorted());
  const text = await readFile(path.join(folder, names[0] ?? ''), 'utf8');
  expect(text).toMatch(/^DO=B\r\n/);
  for (const name of names) await rm(path.join(folder, name));
  await drop();
  expect(await readdir(folder)).toEqual([]);
});

test('killed before the position was stored, it writes the same files again', async () => {
  await drop();
  const { rows } = await asSuperuser('select position from drop_folder');
  const name = await accept();
  await drop();
  await asSuperuser('update drop_folder set position = $1', [rows[0].position]);
  await drop();
  expect(await readdir(folder)).toEqual([name]);
});

test('answers are recorded and moved to done', async () => {
  const order = await place();
  const id = uuidv7();
  const accepting = { id, order: orderNumber(order), event: 'accept', promisedFor: '2030-01-01' };
  const text = JSON.stringify({ events: [accepting, { id: uuidv7(), order, event: 'start' }] });
  await answer('1.json', text);
  expect(await readAnswers(database, folder)).toBe(1);
  expect(await stateOf(order)).toBe('inProduction');
  expect((await readdir(folder)).sort()).toEqual(['done', 'refused']);
  expect(await readdir(path.join(folder, 'done'))).toEqual(['1.json']);
  const { events } = await (await request(orderPaths.order(order), { cookie: shop })).json();
  expect(events.at(-1)).toMatchObject({ by: 'Drop folder', side: 'lab' });
  await answer('1.json', text);
  await readAnswers(database, folder);
  const again = await (await request(orderPaths.order(order), { cookie: shop })).json();
  expect(again.events).toHaveLength(events.length);
});

test('a file with an answer that is refused goes to refused, with the reason', async () => {
  const order = await place();
  await answer('2.json', JSON.stringify({ events: [{ id: uuidv7(), order, event: 'ship' }] }));
  await readAnswers(database, folder);
  const refused = path.join(folder, 'refused');
  expect((await readdir(refused)).sort()).toEqual(['2.json', '2.json.reason']);
  const reason = JSON.parse(await readFile(path.join(refused, '2.json.reason'), 'utf8'));
  expect(reason).toMatchObject([{ result: 'notAllowed' }]);
});

test('a file that is no JSON may still be being written, and is refused later', async () => {
  await answer('3.json', '{"events": [');
  await answer('.4.json', '{}');
  await answer('5.txt', 'hello');
  expect(await readAnswers(database, folder)).toBe(0);
  const before = new Date(Date.now() - 60_000);
  await utimes(path.join(folder, '3.json'), before, before);
  expect(await readAnswers(database, folder)).toBe(1);
  expect(await readdir(path.join(folder, 'refused'))).toContain('3.json.reason');
  expect((await readdir(folder)).sort()).toEqual(['.4.json', '5.txt', 'done', 'refused']);
});
