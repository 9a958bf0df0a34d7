import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { describe, expect, test, vi } from 'vitest';
import { weekOf } from '../../../server/db/order-names/word-weeks.ts';
import { findByNumber } from '../../../server/db/orders/find-by-number.ts';
import type { OrderScope as Scope } from '../../../server/db/orders/read-orders.ts';
import { lastFramesPath } from '../../../src/api/last-frames/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { readingOf } from '../support/reading-of.ts';

const { request, signIn, database, asSuperuser } = await freshApp();
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const cookie = await signIn('shop');
for (let placed = 0; placed < 60; placed += 1) {
  const headers = { 'Idempotency-Key': uuidv7() };
  await request(orderPaths.orders, { cookie, body: orderRequest(), headers });
}
const { rows } = await asSuperuser("select account_id from users where username = 'shop'");
const account = rows[0].account_id;
await asSuperuser(
  `insert into orders (account_id, id, kind, placed_by)
   select u.account_id, gen_random_uuid(), 'withdrawn', u.id
   from users u, generate_series(1, 60000) where u.username = 'shop'`,
);
/**
 * When the newest of many orders was placed: in the last week that is over, with 4,990 minutes of it before. A search by
 * words reads whole weeks of fewer than 5,000 entries, so this is the most that one reads.
 */
const newest = new Date((weekOf(new Date()) - 1) * 7 * 86_400_000 + 4990 * 60_000).toISOString();
// Many orders that were delivered, as after years, with a few that differ.
await asSuperuser(
  `insert into orders (account_id, id, kind, content, price, lens_names, placed_at, placed_by, request_hash,
     state, promised_for, search)
   select o.account_id, gen_random_uuid(), o.kind, o.content, o.price, o.lens_names,
     timestamptz '${newest}' - n * interval '1 min', o.placed_by, o.request_hash,
     case when n % 20000 = 0 then 'rejected' when n % 100 = 0 then 'accepted' else 'delivered' end,
     current_date - 50 + (n % 100),
     case when n > 39990 then ' rare' || n || ' often' else ' often' end
   from (select * from orders where kind = 'rx' limit 1) o, generate_series(1, 40000) n`,
);
await asSuperuser(
  `insert into order_words (account_id, word, placed_at, order_id)
   select account_id, unnest(string_to_array(substr(search, 2), ' ')), placed_at, id
   from orders where search like '% often%'`,
);
await asSuperuser(
  `insert into order_events (account_id, order_id, id, at, event, side, state, by_account, by_user, by_name)
   select account_id, id, gen_random_uuid(), placed_at, 'submit', 'shop', 'submitted', account_id, placed_by, 'somebody'
   from orders o where not exists (select from order_events where account_id = o.account_id and order_id = o.id)`,
);
await asSuperuser(
  `update orders set answered = true where state = 'accepted' and placed_at > timestamptz '${newest}' - interval '1 day'`,
);
await asSuperuser(
  `update orders set state = 'submitted', price = price || '{"total": null}'
   where state = 'accepted' and placed_at between timestamptz '${newest}' - interval '3 days'
     and timestamptz '${newest}' - interval '2 days'`,
);
// Most were shipped in time; few were late, made again, or of a rare lens.
await asSuperuser(
  `insert into counted_orders (account_id, lens, counted, placed_at, order_id)
   select account_id, lens, counted, placed_at, id from (
     select *, row_number() over (order by placed_at) as n from orders where kind = 'rx'
   ) as each, lateral (
     select lens, case when n % 50 = 0 then 'late' else 'onTime' end as counted
     from unnest(array['', case when n % 5000 = 0 then 'rx rare' else 'rx often' end]) as lens
     union all select '', 'remade' where n % 1000 = 0
   ) as rows`,
);
const parcel = uuidv7();
await asSuperuser(
  `with few as (
     select account_id, id, row_number() over (order by placed_at) - 1 as n from orders where kind = 'rx'
     order by placed_at limit 4
   )
   update orders set parcel = $1, parcel_place = n from few
   where orders.account_id = few.account_id and orders.id = few.id`,
  [parcel],
);
// All tables: autovacuum does it sooner or later, and it changes plans.
await asSuperuser('vacuum (analyze)');

/** What the queries whose names begin so read together to answer a request. */
async function readingFor(asking: { cookie: string; path: string; scope: Scope; names: string[] }) {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await request(asking.path, { cookie: asking.cookie });
  const asked = query.mock.calls.map(([given]) => given as unknown as pg.QueryConfig);
  query.mockRestore();
  const reading = { rows: 0, blocks: 0 };
  for (const { name, text, values = [] } of asked) {
    if (!asking.names.some((each) => name?.startsWith(each))) continue;
    const each = await readingOf(database, asking.scope, { sql: text, parameters: values });
    reading.rows += each.rows;
    reading.blocks += each.blocks;
  }
  expect(reading.blocks).toBeGreaterThan(0);
  return { reading, answer: await answer.json() };
}

const readers = [
  ['a shop', cookie, { account }],
  ['the lab', await signIn('lab'), 'lab'],
] as const satisfies [string, string, Scope][];

/** Pages of 8 KB that a request may read; a search looks through some thousand orders. */
const mostBlocks = 4000;

/** A page and the one after it must read at most so many of the 100,060 rows; each step of a plan counts its own. */
describe.each(readers)('the list of %s', (_, cookie, scope) => {
  test.each([
    ['all, skipping what was withdrawn', '', 500],
    ['a state that few have', 'state=rejected', 500],
    ['a state that most have', 'state=delivered', 500],
    ['a kind that none has', 'kind=stock', 500],
    ['days long ago', 'to=2000-01-01', 500],
    ['late ones', 'late=true', 500],
    ['promises', 'order=promise', 500],
    ['promises, latest first', 'order=promiseLast', 500],
    ['the oldest', 'order=oldest', 500],
    ['what was sent together', `parcel=${parcel}`, 500],
    ['the oldest of a state', 'order=oldest&state=delivered', 500],
    ['states', 'order=state', 1000],
    ['a word that all have, in a state that few have', 'text=often&state=rejected', 500],
    ['a word that few have', 'text=rare', 30_000],
    ['a word that all have', 'text=often', 60_000],
    ['a word that none has', 'text=none', 30_000],
    ['two words', 'text=often%20rare', 60_000],
    ['two words, one of which none has', 'text=often%20none', 60_000],
    ['a word, in a state that most have', 'text=rare&state=delivered', 30_000],
    ['promises of a state that none has', 'order=promise&state=onHold', 30_000],
    ['promises with a word that none has', 'order=promise&text=none', 30_000],
  ])('of %s reads little, however many orders there are', async (_what, filter, most) => {
    const names = ['list-orders', 'walk', 'look-up'];
    const path = `${orderPaths.orders}?${filter}`;
    const first = await readingFor({ cookie, path, scope, names });
    expect(first.reading.rows).toBeLessThan(most);
    expect(first.reading.blocks).toBeLessThan(Math.min(most, mostBlocks));
    const { next } = first.answer;
    if (next === null) return;
    const after = `${path}&after=${encodeURIComponent(next)}`;
    const second = await readingFor({ cookie, path: after, scope, names });
    expect(second.reading.rows).toBeLessThan(most);
    expect(second.reading.blocks).toBeLessThan(Math.min(most, mostBlocks));
  });

  test('is counted by state without reading more than are counted', async () => {
    const names = ['count-orders'];
    const path = orderPaths.counts;
    const { reading, answer } = await readingFor({ cookie, path, scope, names });
    expect(answer).toMatchObject({ most: 1000, counts: { delivered: 1000, rejected: 2 } });
    expect(reading.rows).toBeLessThan(10_000);
  });
});

test.each([
  ['accounts', 'order=account', 500],
  ['accounts with orders of a state', 'order=account&state=rejected', 500],
  ['answers to its questions', 'needs=answer', 500],
  ['answers in a state', 'needs=answer&state=accepted', 500],
  ['orders without a price', 'needs=quote', 500],
  ['orders taken on', 'counted=takenOn', 500],
  ['the oldest shipped in time', 'counted=onTime&order=oldest', 500],
  ['late ones', 'counted=late', 500],
  ['late ones of some days', `counted=late&from=${day(20)}&to=${day(1)}`, 500],
  ['remakes', 'counted=remade', 500],
  ['a lens that few have', 'lens=rx%20rare', 500],
  ['a lens that most have, shipped late', 'lens=rx%20often&counted=late', 500],
  ['an account’s late ones', `counted=late&account=${account}`, 500],
  ['an account’s lens', `lens=rx%20often&account=${account}`, 500],
  ['late ones in a state that most have', 'counted=late&state=delivered', 3000],
])('the list of the lab of %s reads little', async (_what, filter, most) => {
  const names = ['list-orders', 'walk'];
  const [, cookie] = readers[1];
  const path = `${orderPaths.orders}?${filter}`;
  const { reading, answer } = await readingFor({ cookie, path, scope: 'lab', names });
  expect(reading.rows).toBeLessThan(most);
  expect(reading.blocks).toBeLessThan(most);
  expect(answer.orders.length).toBeGreaterThan(0);
});

test('an order is found by its number without reading others', async () => {
  const { rows: numbered } = await asSuperuser(
    "select id from orders where content ->> 'reference' is not null and search like '% n%' limit 1",
  );
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await findByNumber(database, numbered[0].id.replaceAll('-', '').slice(-10), uuidv7());
  const asked = query.mock.calls.map(([given]) => given as unknown as pg.QueryConfig);
  query.mockRestore();
  const { text = '', values = [] } = asked.find(({ name }) => name === 'find-by-number') ?? {};
  const reading = await readingOf(database, 'lab', { sql: text, parameters: values });
  expect(reading.rows).toBeLessThan(100);
  expect(reading.blocks).toBeLessThan(100);
});

test('frames that are typed are looked for without reading other orders', async () => {
  const path = `${lastFramesPath}?text=ray`;
  const { reading } = await readingFor({
    cookie,
    path,
    scope: { account },
    names: ['named-frames'],
  });
  expect(reading.rows).toBeLessThan(5000);
});
