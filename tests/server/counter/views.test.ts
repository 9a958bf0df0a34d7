import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import { viewsAnswer } from '../../../src/api/counter/contract.ts';
import { counterPaths } from '../../../src/api/counter/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { mostViews } from '../../../src/domain/counter/queue-view.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { signInColleague } from '../support/colleague.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const app = await freshApp();
const { request, signIn, another, asSuperuser } = app;
const [shop = '', lab = ''] = await Promise.all(['shop', 'lab'].map(signIn));

async function place(): Promise<string> {
  const headers = { 'Idempotency-Key': uuidv7() };
  const answer = await request(orderPaths.orders, { cookie: shop, body: orderRequest(), headers });
  return (await answer.json()).id;
}

async function act(id: string, cookie: string, body: object): Promise<void> {
  const headers = { 'Idempotency-Key': uuidv7() };
  const answer = await request(orderPaths.events(id), { cookie, body, headers });
  expect(answer.status).toBe(201);
}

const views = async (asked = request) =>
  viewsAnswer.parse(await (await asked(counterPaths.views, { cookie: lab })).json());

const save = (id: string, body: unknown, cookie = lab) =>
  request(counterPaths.view(id), { method: 'PUT', cookie, body });

const ids: string[] = [];
beforeAll(async () => {
  for (let placed = 0; placed < 5; placed += 1) ids.push(await place());
});

describe('the built-in views', () => {
  test('count orders that are due today, late, answered or without a price', async () => {
    const [first = '', second = '', third = '', fourth = ''] = ids;
    await act(first, lab, { event: 'accept', promisedFor: labDay(Date.now()) });
    await act(second, lab, { event: 'accept', promisedFor: '2020-01-01' });
    await act(third, lab, { event: 'ask', message: 'PD?' });
    await act(third, shop, { event: 'answer', message: '31' });
    await asSuperuser(`update orders set price = price || '{"total": null}' where id = $1`, [
      fourth,
    ]);
    expect((await views()).standing).toEqual({ dueToday: 1, late: 1, answered: 1, quotes: 1 });
  });

  test('an answer waits until the lab acts, even if the shop writes more', async () => {
    const third = ids[2] ?? '';
    await act(third, shop, { event: 'write', message: 'and 32' });
    expect((await views()).standing.answered).toBe(1);
    await act(third, lab, { event: 'write', message: 'Thank you' });
    expect((await views()).standing.answered).toBe(0);
  });

  test('an order with a price no longer needs one', async () => {
    await act(ids[3] ?? '', lab, { event: 'quote', price: 1_000_000 });
    expect((await views()).standing.quotes).toBe(0);
  });
});

describe('a saved view', () => {
  const id = uuidv7();

  test('has a count, is visible at another station, and can be overwritten', async () => {
    expect((await save(id, { name: 'Mine', filter: { state: 'submitted' } })).status).toBe(200);
    await save(id, { name: ' New ones ', filter: { state: 'submitted', kind: 'rx' } });
    const { own } = await views(another().request);
    expect(own).toEqual([
      { id, name: 'New ones', filter: { state: 'submitted', kind: 'rx' }, count: 2 },
    ]);
  });

  test('has no count if it searches for words', async () => {
    const searching = uuidv7();
    await save(searching, { name: 'Words', filter: { text: 'a' } });
    expect((await views()).own.at(-1)).toMatchObject({ id: searching, count: null });
    await request(counterPaths.view(searching), { method: 'DELETE', cookie: lab });
    expect((await views()).own).toHaveLength(1);
  });

  test.each([
    ['name', { name: ' ', filter: {} }],
    ['name', { name: 'x'.repeat(41), filter: {} }],
    ['filter.state', { name: 'x', filter: { state: 'made' } }],
    ['filter.order', { name: 'x', filter: { text: 'a', order: 'state' } }],
    ['filter.to', { name: 'x', filter: { from: '2026-11-02', to: '2026-11-01' } }],
  ])('is refused by %s', async (path, body) => {
    const answer = await save(uuidv7(), body);
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toMatchObject([{ path }]);
  });

  test('of a shop is visible only to its user, and counts only the shop’s orders', async () => {
    const other = await signIn('shop2');
    const own = uuidv7();
    await save(own, { name: 'Ours', filter: { kind: 'rx' } }, shop);
    await save(own, { name: 'Theirs', filter: { kind: 'rx' } }, other);
    const seenBy = async (cookie: string) =>
      viewsAnswer.parse(await (await request(counterPaths.views, { cookie })).json());
    expect(await seenBy(shop)).toEqual({
      standing: { waiting: 1, dueToday: 1, late: 1 },
      own: [{ id: own, name: 'Ours', filter: { kind: 'rx' }, count: 5 }],
      most: expect.any(Number),
    });
    expect((await seenBy(other)).own).toMatchObject([{ name: 'Theirs', count: 0 }]);
    expect((await seenBy(other)).standing).toEqual({ waiting: 0, dueToday: 0, late: 0 });
    const colleague = await signInColleague(app, shop);
    expect((await seenBy(colleague)).own).toEqual([]);
    for (const cookie of [other, colleague]) {
      await request(counterPaths.view(own), { method: 'DELETE', cookie });
    }
    expect((await seenBy(shop)).own).toHaveLength(1);
  });

  test.each([
    ['filter.account', { account: uuidv7() }],
    ['filter.needs', { needs: 'quote' }],
    ['filter.order', { order: 'account' }],
  ])('of a shop is refused by %s', async (path, filter) => {
    const answer = await save(uuidv7(), { name: 'x', filter }, shop);
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toMatchObject([{ path }]);
    const query = new URLSearchParams(filter as Record<string, string>);
    const counted = await request(`${counterPaths.matching}?${query}`, { cookie: shop });
    expect(counted.status).toBe(422);
  });

  test('is limited in number', async () => {
    for (let saved = 1; saved < mostViews; saved += 1) {
      expect((await save(uuidv7(), { name: `${saved}`, filter: {} })).status).toBe(200);
    }
    expect((await save(uuidv7(), { name: 'more', filter: {} })).status).toBe(422);
    expect((await save(id, { name: 'again', filter: {} })).status).toBe(200);
  });
});
