import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { beforeAll, expect, test } from 'vitest';
import { ordersAnswer } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { unshippedStates } from '../../../src/domain/lifecycle/late.ts';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import { stateNames } from '../../../src/domain/lifecycle/state-names.ts';
import { type OrderSort, orderSorts } from '../../../src/domain/order/order-sort.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';

const { request, signIn, asSuperuser } = await freshApp();
const lab = await signIn('lab');

interface Row {
  account: string;
  name: string;
  id: string;
  kind: string;
  state: OrderState;
  placed: number;
  promised: string | null;
  answered: boolean;
  toQuote: boolean;
}

let rows: Row[] = [];

/** Orders with many ties: some were placed at the same instant, promised for the same day, and two accounts share a name. */
beforeAll(async () => {
  const shop = await signIn('shop');
  for (const body of [orderRequest(), stockRequest([-200, 0, 1])]) {
    const headers = { 'Idempotency-Key': uuidv7() };
    expect((await request(orderPaths.orders, { cookie: shop, body, headers })).status).toBe(201);
  }
  await asSuperuser("insert into accounts (account_id, name) select gen_random_uuid(), 'Same'");
  await asSuperuser("insert into accounts (account_id, name) select gen_random_uuid(), 'Same'");
  await asSuperuser(
    `insert into orders (account_id, id, kind, content, price, lens_names, pieces, placed_at, request_hash, state,
       promised_for, answered)
     select a.account_id, gen_random_uuid(), o.kind, o.content,
       case when n % 7 = 0 then o.price || '{"total": null}' else o.price end, o.lens_names, o.pieces,
       timestamptz '2026-11-01 00:00+03:30' + (n % 11) * interval '5 hours', o.request_hash,
       ($1::text[])[1 + (n * 5 + a.at::int) % 12],
       case when n % 3 > 0 then date '2026-11-20' + n % 5 end, n % 6 = 0
     from generate_series(1, 40) n,
       (select account_id, row_number() over (order by account_id) as at from accounts limit 4) a,
       lateral (select * from orders where kind = case when n % 4 = 0 then 'stock' else 'rx' end limit 1) o`,
    [stateNames],
  );
  const { rows: stored } = await asSuperuser(
    `select o.account_id as account, a.name, o.id, kind, state, extract(epoch from placed_at)::float8 as placed,
       promised_for::text as promised, answered, name_order collate "C" as name_order,
       state = 'submitted' and quoted_total is null and price ->> 'total' is null as "toQuote"
     from orders o join accounts a using (account_id) where kind <> 'withdrawn'`,
  );
  rows = stored.map((row) => ({ ...row, name: row.name_order }));
  expect(rows).toHaveLength(162);
});

const up = (one: string | number, other: string | number) =>
  one === other ? 0 : one < other ? -1 : 1;

/** Newest first. */
const newest = (one: Row, other: Row) =>
  up(other.placed, one.placed) || up(other.id, one.id) || up(other.account, one.account);
const promise = (one: Row, other: Row) =>
  up(one.promised ?? '', other.promised ?? '') || up(one.id, other.id);

const naive: Readonly<Record<OrderSort, (one: Row, other: Row) => number>> = {
  newest,
  oldest: (one, other) => newest(other, one),
  promise,
  promiseLast: (one, other) => promise(other, one),
  state: (one, other) =>
    up(stateNames.indexOf(one.state), stateNames.indexOf(other.state)) || newest(one, other),
  account: (one, other) =>
    up(one.name, other.name) || up(one.account, other.account) || newest(one, other),
};

interface Asked {
  order: OrderSort;
  states: readonly OrderState[];
  kinds: readonly string[];
  needs: 'answer' | 'quote' | null;
  from: string | null;
  limit: number;
}

const isUnshipped = ({ state }: Row) => unshippedStates.some((each) => each === state);

function passes(row: Row, { order, states, kinds, needs, from }: Asked): boolean {
  const isPromised = !order.startsWith('promise') || (row.promised !== null && isUnshipped(row));
  const isNeeded = needs === null || (needs === 'answer' ? row.answered : row.toQuote);
  const begin = from === null ? 0 : Date.parse(`${from}T00:00+03:30`) / 1000;
  return (
    isPromised &&
    isNeeded &&
    row.placed >= begin &&
    (states.length === 0 || states.includes(row.state)) &&
    (kinds.length === 0 || kinds.includes(row.kind))
  );
}

const anyList: fc.Arbitrary<Asked> = fc
  .record({
    order: fc.constantFrom(...orderSorts),
    states: fc.uniqueArray(fc.constantFrom(...stateNames), { maxLength: 5 }),
    kinds: fc.uniqueArray(fc.constantFrom('rx', 'stock'), { maxLength: 2 }),
    needs: fc.constantFrom(null, null, 'answer' as const, 'quote' as const),
    from: fc.constantFrom(null, null, '2026-11-02'),
    limit: fc.integer({ min: 1, max: 60 }),
  })
  .filter(({ order, needs }) => needs === null || order === 'newest' || order === 'oldest');

/** The list, page by page to its end. */
async function paged({ order, states, kinds, needs, from, limit }: Asked): Promise<string[]> {
  const query = new URLSearchParams({ order, limit: String(limit) });
  if (states.length > 0) query.set('state', states.join(','));
  if (kinds.length > 0) query.set('kind', kinds.join(','));
  if (needs) query.set('needs', needs);
  if (from) query.set('from', from);
  const found: string[] = [];
  for (;;) {
    const answer = await request(`${orderPaths.orders}?${query}`, { cookie: lab });
    expect(answer.status).toBe(200);
    const { orders, next } = ordersAnswer.parse(await answer.json());
    found.push(...orders.map(({ id }) => id));
    if (next === null) return found;
    query.set('after', next);
  }
}

test('in every order and by any filter, the pages are those of a naive sort', async () => {
  await fc.assert(
    fc.asyncProperty(anyList, async (asked) => {
      const expected = rows
        .filter((row) => passes(row, asked))
        .sort(naive[asked.order])
        .map(({ id }) => id);
      expect(await paged(asked)).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

test.each(['oldest', 'state', 'account', 'promiseLast'])(
  'a search for words has no order by %s',
  async (order) => {
    const answer = await request(`${orderPaths.orders}?text=a&order=${order}`, { cookie: lab });
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toMatchObject([{ path: 'order' }]);
  },
);

test.each([
  ['counted=late&late=true', 'counted'],
  ['counted=late&needs=answer', 'counted'],
  ['lens=several&due=today', 'lens'],
  ['counted=late&order=state', 'order'],
  ['counted=reworked', 'counted'],
  ['lens=glass', 'lens'],
])('no list has %s', async (query, path) => {
  const answer = await request(`${orderPaths.orders}?${query}`, { cookie: lab });
  expect(answer.status).toBe(422);
  expect((await answer.json()).issues).toMatchObject([{ path }]);
});

test('a shop cannot filter by accounts, figures or orders waiting for the lab', async () => {
  const cookie = await signIn('shop');
  for (const [query, path] of [
    ['order=account', 'order'],
    ['needs=answer', 'needs'],
    ['counted=late', 'counted'],
    ['lens=several', 'lens'],
  ]) {
    const answer = await request(`${orderPaths.orders}?${query}`, { cookie });
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toMatchObject([{ path }]);
  }
});
