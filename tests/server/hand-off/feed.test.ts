import { unzipSync } from 'fflate';
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { readSnapshot } from '../../../server/db/changes/snapshot.ts';
import { feedQuery, startingAt } from '../../../server/db/hand-off/read-feed.ts';
import { writeFeedCursor } from '../../../server/use-cases/hand-off/feed-cursor.ts';
import { feedAnswer, type HandedOrder } from '../../../src/api/hand-off/contract.ts';
import { feedHeaders, handOffPaths } from '../../../src/api/hand-off/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { makeMachine, readPage, report } from '../support/machines.ts';
import { orderRequest } from '../support/order-request.ts';
import { readingOf } from '../support/reading-of.ts';
import { stockRequest } from '../support/stock-request.ts';

const fresh = await freshApp();
const { request, another, signIn, database, asSuperuser } = fresh;
const shop = await signIn('shop');
const machine = await makeMachine(fresh);
const accepting = { event: 'accept', promisedFor: '2030-01-01' };

async function place(body: object = orderRequest()): Promise<string> {
  const id = uuidv7();
  const headers = { 'Idempotency-Key': id };
  const placed = await request(orderPaths.orders, { cookie: shop, body, headers });
  if (placed.status !== 201) throw new Error(await placed.text());
  return id;
}

/** Places an order and has the machine accept it. Returns the id of the event. */
async function accept(body?: object): Promise<string> {
  const id = uuidv7();
  const [outcome] = await report(request, machine, [
    { id, order: await place(body), ...accepting },
  ]);
  expect(outcome).toEqual({ id, result: 'recorded', issues: [] });
  return id;
}

/** The current position of the feed. */
const present = async () => (await readPage(request, machine, { event: 'reject' })).next;

/** Everything after a position, page by page; each page is asked of another server process. */
async function readAll(since: string, limit = 50, event?: string): Promise<HandedOrder[]> {
  const orders: HandedOrder[] = [];
  for (let next = since; ; ) {
    const query = { since: next, limit: String(limit), ...(event && { event }) };
    const page = await readPage(another().request, machine, query);
    orders.push(...page.orders);
    next = page.next;
    if (!page.more) return orders;
  }
}

const idsOf = (orders: readonly HandedOrder[]) => orders.map(({ id }) => id);

test('an order is handed over once it is accepted, whole', async () => {
  const since = await present();
  await place();
  const id = await accept(orderRequest('N-77'));
  const page = feedAnswer.parse(await readPage(request, machine, { since }));
  expect(page.orders).toMatchObject([
    { id, event: 'accept', order: { state: 'accepted', reference: 'N-77' } },
  ]);
  expect(page.more).toBe(false);
  expect((await readPage(request, machine, { since: page.next })).orders).toEqual([]);
});

test('pages give each event once, regardless of their size and the process that answers', async () => {
  const since = await present();
  const made: string[] = [];
  for (let count = 0; count < 7; count += 1) made.push(await accept());
  for (const limit of [1, 3, 7, 50]) expect(idsOf(await readAll(since, limit))).toEqual(made);
});

test('events during paging are on later pages', async () => {
  const since = await present();
  const first = [await accept(), await accept(), await accept()];
  const page = await readPage(request, machine, { since, limit: '2' });
  const late = await accept();
  const rest = await readAll(page.next, 2);
  expect([...idsOf(page.orders), ...idsOf(rest)]).toEqual([...first, late]);
});

test('an event that is committed after a later one was read is not skipped', async () => {
  const since = await present();
  const early = await accept();
  const slow = new pg.Client(database.pool.options);
  await slow.connect();
  await slow.query("begin; set local adasi.scope = 'lab'");
  const hidden = uuidv7();
  await slow.query(
    `insert into order_events (account_id, order_id, id, event, side, state, by_account, by_user, by_name)
     select account_id, order_id, $1, 'ask', 'lab', 'onHold', by_account, by_user, by_name
     from order_events where id = $2`,
    [hidden, early],
  );
  const later = await accept();
  const page = await readPage(request, machine, { since });
  expect(idsOf(page.orders)).toEqual([early, later]);
  await slow.query('commit');
  await slow.end();
  expect(idsOf(await readAll(page.next))).toEqual([hidden]);
});

test('what happens to an order afterwards is reported too, and only what was asked for', async () => {
  const since = await present();
  const order = await place();
  const events = [
    { id: uuidv7(), order, ...accepting },
    { id: uuidv7(), order, event: 'start' },
    { id: uuidv7(), order, event: 'ask', message: 'Which colour?' },
    { id: uuidv7(), order, event: 'cancel', reason: 'askedByShop' },
  ];
  await report(request, machine, events);
  expect((await readAll(since)).map(({ event }) => event)).toEqual(['accept', 'ask', 'cancel']);
  const some = await readAll(since, 50, 'submit,cancel');
  expect(some.map(({ event }) => event)).toEqual(['submit', 'cancel']);
});

test('a machine that begins may begin at an instant, or with the first event', async () => {
  const from = new Date().toISOString();
  const id = await accept();
  expect(idsOf(await readAll(from))).toEqual([id]);
  const all = await readPage(request, machine, { limit: '200' });
  expect(idsOf(all.orders)).toContain(id);
  expect(all.orders.length).toBeGreaterThan(10);
});

test('a position of a history that the database has lost repeats the last minute', async () => {
  const id = await accept();
  const seen = readSnapshot('900000000000:900000000000:');
  if (!seen) throw new Error('no snapshot');
  const since = writeFeedCursor({ from: new Date(Date.now() - 60_000), seen });
  expect(idsOf(await readAll(since))).toContain(id);
});

test.each([
  { since: 'x' },
  { since: '2030-13-40T00:00:00Z' },
  { limit: '0' },
  { limit: '201' },
  { event: 'start' },
  { format: 'xml' },
  { format: 'files', event: 'cancel' },
])('%j is refused', async (query: Record<string, string>) => {
  const answer = await request(`${handOffPaths.orders}?${new URLSearchParams(query)}`, { machine });
  expect(answer.status).toBe(422);
});

describe('as files', () => {
  test('prescriptions are lab files, other orders JSON, under names that stay', async () => {
    const since = await present();
    const [rx, stock] = [await accept(), await accept(stockRequest([-200, 0, 2]))];
    const path = `${handOffPaths.orders}?${new URLSearchParams({ since })}`;
    const headers = { Accept: 'application/zip' };
    const answer = await request(path, { machine, headers });
    expect(answer.headers.get(feedHeaders.more)).toBe('false');
    expect(answer.headers.get(feedHeaders.next)).toBeTruthy();
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const texts = Object.entries(files).map(
      ([name, bytes]) => [name, new TextDecoder().decode(bytes)] as const,
    );
    const handed = await readAll(since);
    const numbers = handed.map(({ order }) => order.number);
    expect(texts.map(([name]) => name)).toEqual([
      `${numbers[0]}.${rx}.vca`,
      `${numbers[1]}.${stock}.json`,
    ]);
    expect(texts[0]?.[1]).toContain(`\r\nJOB=${numbers[0]}\r\n`);
    expect(texts[0]?.[1]).toContain('SPH=-2.00;-1.75');
    expect(JSON.parse(texts[1]?.[1] ?? '')).toEqual(handed[1]);
  });
});

describe('among 60,000 events and as many orders', () => {
  test('a page reads about as many rows as it hands over', async () => {
    const order = await place();
    await asSuperuser(
      `insert into order_events (account_id, order_id, id, at, event, side, state, by_account, by_user, by_name)
       select account_id, order_id, gen_random_uuid(), '2020-01-01'::timestamptz + n * interval '1 second',
         case when n % 3 = 0 then 'accept' else 'start' end, 'lab', 'accepted', by_account, by_user, 'somebody'
       from order_events, generate_series(1, 60000) n where order_id = $1`,
      [order],
    );
    await asSuperuser('analyze');
    const after = startingAt(new Date('2020-01-01T08:00:00Z'));
    const query = feedQuery({ after, events: ['accept'], limit: 50 });
    expect((await readingOf(database, 'lab', query)).rows).toBeLessThan(1_000);
  });
});
