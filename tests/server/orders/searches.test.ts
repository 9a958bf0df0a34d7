import { expect, test } from 'vitest';
import { ordersAnswer } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, asSuperuser } = await freshApp();
const [shop = '', shop2 = '', lab = ''] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const key = '01900000-0000-7000-8000-0000000000ff';
await request(orderPaths.orders, {
  cookie: shop,
  body: orderRequest(),
  headers: { 'Idempotency-Key': key },
});

/**
 * Orders of two shops over six weeks, in pairs of the same instant: more than one request reads, both in all
 * and in a week. One is at the first instant of a week and one just before it.
 */
await asSuperuser(`
  insert into orders (account_id, id, kind, content, price, lens_names, placed_at, placed_by, request_hash, state,
    promised_for, search)
  select u.account_id, gen_random_uuid(), o.kind, o.content, o.price, o.lens_names,
    case n when 100 then timestamptz '2026-11-05 00:00Z' when 101 then '2026-11-04 23:59:59.999Z'
      else timestamptz '2026-11-20 00:00Z' - (n / 2) * interval '2 min' end,
    u.id, o.request_hash,
    case when n % 3000 = 0 then 'rejected' when n % 7 = 0 then 'accepted' else 'delivered' end,
    date '2026-11-20' - n / 900,
    concat(' all w', n % 500, case when n % 3 = 0 then ' third' end, case when n % 4 = 1 then ' fourth' end,
      case when n % 8 = 1 then ' eighth' end, case when n % 8 = 2 then ' other' end,
      case when n > 29990 then ' seldom' end)
  from generate_series(1, 30000) n, (select * from orders where id = '${key}') o,
    lateral (select * from users where username = case when n % 5 = 0 then 'shop2' else 'shop' end) u`);
await asSuperuser(`
  insert into order_words (account_id, word, placed_at, order_id)
  select account_id, unnest(string_to_array(substr(search, 2), ' ')), placed_at, id
  from orders where search like ' all%'`);
await asSuperuser('vacuum (analyze)');

interface Search {
  text: string;
  state?: string;
  to?: string;
  order?: 'promise';
}

const searches: readonly Search[] = [
  { text: 'seldom' },
  { text: 'w49' },
  { text: 'eighth' },
  { text: 'third eighth' },
  { text: 'third fourth w1' },
  { text: 'eighth other' },
  { text: 'nowhere' },
  { text: 'third nowhere' },
  { text: 'w499 all', to: '2026-11-04' },
  { text: 'third', state: 'rejected' },
  { text: 'w7', state: 'accepted,delivered' },
  { text: 'eighth other', state: 'delivered' },
  { text: 'eighth', state: 'onHold' },
  { text: 'w42', order: 'promise' },
];

/** The result according to the table itself, without the index of words. */
async function expected(reader: string, { text, state, to, order }: Search): Promise<string[]> {
  const states = state ? `state = any ('{${state}}')` : 'true';
  const unshipped = order ? `state = 'accepted'` : 'true';
  const day = to ? `placed_at < (date '${to}' + 1)::timestamp at time zone 'Asia/Tehran'` : 'true';
  const like = text.split(' ').map((word) => `search like '% ${word}%'`);
  const whose =
    reader === 'lab'
      ? 'true'
      : `account_id in (select account_id from users where username = '${reader}')`;
  const { rows } = await asSuperuser(`select id from orders
    where ${[...like, states, unshipped, day, whose].join(' and ')}
    order by ${order ? 'promised_for, id, account_id' : 'placed_at desc, id desc, account_id desc'}`);
  return rows.map(({ id }) => id);
}

/** Reads a search to its end, but at most the given number of pages. */
async function read(cookie: string, search: Search, most: number) {
  const found: string[] = [];
  let next: string | null = null;
  for (let page = 0; page < most; page += 1) {
    const query = new URLSearchParams({ ...search, limit: '20', ...(next && { after: next }) });
    const answer = ordersAnswer.parse(
      await (await request(`${orderPaths.orders}?${query}`, { cookie })).json(),
    );
    found.push(...answer.orders.map(({ id }) => id));
    const isShort = answer.next !== null && answer.orders.length < 20;
    expect(answer.searchedTo !== null).toBe(isShort);
    next = answer.next;
    if (next === null) break;
  }
  return { found, isWhole: next === null };
}

const readers = [
  ['lab', lab],
  ['shop', shop],
  ['shop2', shop2],
] as const;

test.each(
  readers.flatMap(([who, cookie]) => searches.map((search) => ({ who, cookie, ...search }))),
)(
  'the search of $who for “$text” $state $to $order neither skips nor repeats an order from page to page',
  async ({ who, cookie, ...search }) => {
    const { found, isWhole } = await read(cookie, search, 120);
    const all = await expected(who, search);
    expect(found).toEqual(isWhole ? all : all.slice(0, found.length));
    expect(isWhole || found.length > 400).toBe(true);
  },
);
