import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { inScope } from '../../../server/db/pool/scope.ts';
import { updateFigures } from '../../../server/use-cases/reports/keep-figures.ts';
import { reportPath } from '../../../src/api/reports/paths.ts';
import type { Report } from '../../../src/domain/reports/report.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { bookkeeping } from '../ledger/support/bookkeeping.ts';
import { freshApp } from '../support/fresh-app.ts';
import { stockRequest } from '../support/stock-request.ts';

const fresh = await freshApp();
const { request, database, asSuperuser } = fresh;
const { lab, act, accept, place, entered, statement, someShop } = await bookkeeping(fresh, 8);
const today = labDay(Date.now());

async function read(query: string, period = `from=${today}&to=${today}`): Promise<Report> {
  const answer = await request(`${reportPath}?${period}&${query}`, { cookie: lab });
  expect(answer.status).toBe(200);
  return answer.json();
}

const shipped = async (order: string) => {
  await accept(order);
  for (const event of ['start', 'inspect', 'pass', 'ship']) await act(lab, order, { event });
};

test('an order counts from its acceptance until it is cancelled', async () => {
  const { cookie, account } = someShop();
  const { id } = await place(cookie);
  const ofShop = async () => (await read(`by=account&account=${account}`)).rows[0]?.figures;
  expect(await ofShop()).toBeUndefined();
  const { total } = await accept(id);
  expect(await ofShop()).toMatchObject({ orders: 1, pieces: 2, sales: total });
  await updateFigures(database);
  expect(await ofShop()).toMatchObject({ orders: 1, pieces: 2, sales: total });
  await act(cookie, id, { event: 'cancel', reason: 'patientWithdrew' });
  expect(await ofShop()).toBeUndefined();
  await updateFigures(database);
  expect(await ofShop()).toBeUndefined();
});

test('sales follow the ledger, even when the lab reverses an entry by hand', async () => {
  const { cookie, account } = someShop();
  const { id } = await place(cookie);
  await accept(id);
  const [entry] = (await statement(cookie)).entries;
  await entered({ account, kind: 'reversal', entry: entry?.id, reference: 'R', note: '' });
  const { rows } = await read(`by=account&account=${account}`);
  expect(rows[0]?.figures).toMatchObject({ orders: 1, sales: 0 });
});

test('a remake is counted by its reason, and adds no sales if it is the lab’s fault', async () => {
  const { cookie, account } = someShop();
  const { id } = await place(cookie);
  await shipped(id);
  await act(cookie, id, { event: 'askRemake', reason: 'labFault' });
  const { events, total } = await act(lab, id, { event: 'grantRemake' });
  await accept(events.find(({ remake }) => remake)?.remake ?? '');
  const { all } = await read(`by=month&account=${account}`);
  expect(all).toMatchObject({ orders: 2, pieces: 4, sales: total, onTime: 1, late: 0 });
  expect(all.remakes).toMatchObject({ labFault: 1, transport: 0 });
  expect(all.days[0]).toBe(1);
});

test('rows by month, account and lens add up to the same totals', async () => {
  const { cookie } = someShop();
  const { id } = await place(cookie, stockRequest([-200, 0, 4]));
  await accept(id);
  const [months, accounts, lenses] = [
    await read('by=month'),
    await read('by=account'),
    await read('by=lens'),
  ];
  expect(accounts.all).toEqual(months.all);
  expect(lenses.all).toEqual(months.all);
  expect(accounts.rows.map(({ name }) => name)).toContain('Shop 5');
  expect(lenses.rows.find(({ key }) => key === 'stock hmc-156')).toMatchObject({
    name: { en: expect.stringContaining('HMC') },
    figures: { orders: 1, pieces: 4 },
  });
});

describe('orders older than the figures', () => {
  test('are counted by the job, once', async () => {
    const before = await read('by=lens');
    for (const table of ['order_parts', 'figure_changes', 'figures']) {
      await asSuperuser(`delete from ${table}`);
    }
    await asSuperuser(
      `insert into uncounted_orders (last_account, last_order) values
        ('00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000')`,
    );
    expect(await read('by=lens')).toMatchObject({ rows: [], isCounting: true });
    await updateFigures(database);
    expect(await read('by=lens')).toEqual(before);
    await updateFigures(database);
    expect(await read('by=lens')).toEqual(before);
  });
});

test('two processes that move changes at the same time move each change once', async () => {
  const { cookie, account } = someShop();
  for (const _ of [1, 2, 3]) await accept((await place(cookie)).id);
  await Promise.all([updateFigures(database), updateFigures(database)]);
  const { all } = await read(`by=month&account=${account}`);
  expect(all.orders).toBe(3);
});

test('a shop can neither read the report nor see any row of figures', async () => {
  const { cookie, account } = someShop();
  await accept((await place(cookie)).id);
  const answer = await request(`${reportPath}?by=month&from=${today}&to=${today}`, { cookie });
  expect(answer.status).toBe(403);
  const seen = await inScope(database, { account }, async (transaction) => [
    await transaction.selectFrom('figures').select('lens').execute(),
    await transaction.selectFrom('figureChanges').select('lens').execute(),
    await transaction
      .selectFrom('orderParts')
      .select('orderId')
      .where('accountId', '<>', account)
      .execute(),
  ]);
  expect(seen).toEqual([[], [], []]);
});

test.each([
  ['ends before it begins', 'from=2026-11-22&to=2026-11-21'],
  ['is longer than ten years', 'from=2000-01-01&to=2026-11-21'],
  ['has an impossible day', 'from=2026-11-32&to=2026-11-21'],
])('a period that %s is refused', async (_, period) => {
  const answer = await request(`${reportPath}?by=month&${period}`, { cookie: lab });
  expect(answer.status).toBe(422);
});

test('an order that does not exist is not counted', async () => {
  const before = await fresh.count('order_parts');
  const { cookie } = someShop();
  await request(`/api/orders/${uuidv7()}/events`, {
    cookie,
    body: { event: 'cancel', reason: 'mistake' },
    headers: { 'Idempotency-Key': uuidv7() },
  });
  expect(await fresh.count('order_parts')).toBe(before);
});
