import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { orderCountsAnswer, ordersAnswer } from '../../../src/api/orders/contract.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';

const { request, signIn, asSuperuser } = await freshApp();
const [shop = '', shop2 = '', lab = ''] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const accountOf = (username: string) =>
  demoAccounts.find((demo) => demo.username === username)?.accountId ?? '';

interface Given {
  cookie: string;
  reference: string;
  patient?: string;
  tray?: string;
  placedAt?: string;
  state?: string;
  promisedFor?: string;
}

const ids: Record<string, string> = {};

/** Ids whose numbers, from `ZZZZ-ZZZZ` down, begin like no word that is searched for. */
function nextId(): string {
  const tail = (0xff_ffff_ffff - Object.keys(ids).length).toString(16);
  return `${uuidv7().slice(0, 26)}${tail}`;
}

/** Places an order through the API, then gives it the state and times of the test. */
async function place({ cookie, reference, patient, tray = '', ...row }: Given): Promise<void> {
  const id = nextId();
  const { content } = patient === undefined ? stockRequest([-200, 0, 1]) : orderRequest();
  const body = {
    content: { ...content, reference, ...(patient !== undefined && { patient, tray }) },
  };
  const headers = { 'Idempotency-Key': id };
  const answer = await request(orderPaths.orders, { cookie, body, headers });
  expect(answer.status).toBe(201);
  ids[reference] = id;
  const { placedAt = '2026-11-10 12:00+03:30', state = 'submitted', promisedFor = null } = row;
  await asSuperuser(
    'update orders set placed_at = $2, state = $3, promised_for = $4 where id = $1',
    [id, placedAt, state, promisedFor],
  );
  await asSuperuser('update order_words set placed_at = $2 where order_id = $1', [id, placedAt]);
}

await place({
  cookie: shop,
  reference: 'A-1',
  patient: 'علي كريمي',
  tray: '۱۲',
  placedAt: '2026-11-01 00:00+03:30',
});
await place({
  cookie: shop,
  reference: 'A-2',
  patient: 'مؤمنی',
  state: 'accepted',
  promisedFor: '2026-11-05',
  placedAt: '2026-11-02 23:59+03:30',
});
await place({
  cookie: shop,
  reference: 'A-3',
  state: 'accepted',
  promisedFor: '2099-01-01',
  placedAt: '2026-11-03 00:00+03:30',
});
await place({
  cookie: shop,
  reference: 'A-4',
  patient: 'کریمی',
  state: 'shipped',
  promisedFor: '2026-11-04',
  placedAt: '2026-11-04 10:00+03:30',
});
await place({
  cookie: shop2,
  reference: 'B-1',
  patient: 'کریمی',
  state: 'onHold',
  promisedFor: '2026-11-03',
  placedAt: '2026-11-05 10:00+03:30',
});

async function list(query: string, cookie = shop): Promise<string[]> {
  const answer = await request(`${orderPaths.orders}?${query}`, { cookie });
  expect(answer.status).toBe(200);
  return ordersAnswer.parse(await answer.json()).orders.map(({ reference }) => reference);
}

const text = (typed: string) => `text=${encodeURIComponent(typed)}`;

describe('the list of a shop', () => {
  test.each([
    ['one state', 'state=accepted', ['A-3', 'A-2']],
    ['two states', 'state=submitted,shipped', ['A-4', 'A-1']],
    ['a kind', 'kind=stock', ['A-3']],
    ['both kinds', 'kind=stock,rx', ['A-4', 'A-3', 'A-2', 'A-1']],
    ['a state and a kind', 'state=accepted&kind=rx', ['A-2']],
    ['days at the lab, first and last included', 'from=2026-11-01&to=2026-11-02', ['A-2', 'A-1']],
    ['a first day', 'from=2026-11-03', ['A-4', 'A-3']],
    ['a last day', 'to=2026-11-01', ['A-1']],
    ['a patient in Arabic letters', text('كريمي'), ['A-4', 'A-1']],
    ['a patient in Persian letters', text('کریمی علی'), ['A-1']],
    ['a patient without the hamza', text('مومنی'), ['A-2']],
    ['a tray in Latin digits', text('12'), ['A-1']],
    ['a reference', text('a-3'), ['A-3']],
    ['the start of words', text('کر'), ['A-4', 'A-1']],
    ['punctuation, which searches for nothing', text('-'), ['A-4', 'A-3', 'A-2', 'A-1']],
    ['what nothing has', text('نیست'), []],
    [
      'text, state, kind and days',
      `${text('کریمی')}&state=shipped&kind=rx&from=2026-11-04`,
      ['A-4'],
    ],
    ['lateness', 'late=true', ['A-2']],
    ['promises, oldest first', 'order=promise', ['A-2', 'A-3']],
    ['lateness and another kind', 'late=true&kind=stock', []],
  ])('can be filtered by %s', async (_, query, expected) => {
    expect(await list(query)).toEqual(expected);
  });

  test('finds an order by its number, whole or in parts', async () => {
    const number = orderNumber(ids['A-2'] ?? '');
    for (const typed of [number, number.replace('-', ''), number.toLowerCase().slice(5)]) {
      expect(await list(text(typed))).toEqual(['A-2']);
    }
  });

  test.each(['ظظظظ-ظظظغ', 'ZZZZ−ZZZY', 'zzzz–zzzy'])('finds an order by %s', async (typed) => {
    expect(orderNumber(ids['A-2'] ?? '')).toBe('ZZZZ-ZZZY');
    expect(await list(text(typed))).toEqual(['A-2']);
  });

  test.each([
    'state=onHold',
    text('B-1'),
    `${text('کریمی')}&state=onHold`,
    'late=true&state=onHold',
  ])('never has an order of another account: %s', async (query) => {
    expect(await list(query)).toEqual([]);
    expect(await list(query, shop2)).toEqual(['B-1']);
  });
});

describe('the list of the lab', () => {
  test.each([
    ['an account', `account=${accountOf('shop2')}`, ['B-1']],
    ['an account and a state', `account=${accountOf('shop')}&state=accepted`, ['A-3', 'A-2']],
    ['an account and a text', `account=${accountOf('shop')}&${text('کریمی')}`, ['A-4', 'A-1']],
    ['a text, over all accounts', text('کریمی'), ['B-1', 'A-4', 'A-1']],
    ['lateness, oldest promise first', 'late=true', ['B-1', 'A-2']],
    ['promises, oldest first', 'order=promise', ['B-1', 'A-2', 'A-3']],
    ['promises and an account', `order=promise&account=${accountOf('shop')}`, ['A-2', 'A-3']],
    ['promises and a text', `order=promise&${text('a')}`, ['A-2', 'A-3']],
  ])('can be filtered by %s', async (_, query, expected) => {
    expect(await list(query, lab)).toEqual(expected);
  });
});

test.each([
  ['state=accepted,shipped,submitted', ['A-4', 'A-3', 'A-2', 'A-1']],
  [text('a'), ['A-4', 'A-3', 'A-2', 'A-1']],
  ['order=promise', ['A-2', 'A-3']],
  ['from=2026-11-01&to=2026-11-30', ['A-4', 'A-3', 'A-2', 'A-1']],
])('pages of %s neither repeat nor skip orders', async (query, expected) => {
  const found: string[] = [];
  let after = '';
  do {
    const path = `${orderPaths.orders}?${query}&limit=1${after}`;
    const { orders, next } = ordersAnswer.parse(
      await (await request(path, { cookie: shop })).json(),
    );
    found.push(...orders.map(({ reference }) => reference));
    after = next ? `&after=${next}` : '';
  } while (after);
  expect(found).toEqual(expected);
});

test.each([
  ['state', 'state=made'],
  ['state', 'state='],
  ['kind', 'kind=rx,withdrawn'],
  ['from', 'from=2026-13-01'],
  ['from', 'from=1405/08/01'],
  ['to', 'from=2026-11-02&to=2026-11-01'],
  ['text', `text=${'x'.repeat(81)}`],
  ['text', 'text=%00'],
  ['account', 'account=x'],
  ['late', 'late=1'],
  ['order', 'order=price'],
  ['patient', 'patient=x'],
])('refuses %s, naming it: %s', async (path, query) => {
  const answer = await request(`${orderPaths.orders}?${query}`, { cookie: lab });
  expect(answer.status).toBe(422);
  expect((await answer.json()).issues).toMatchObject([{ path }]);
});

test('a position in one order is refused in the other', async () => {
  const first = await request(`${orderPaths.orders}?limit=1`, { cookie: shop });
  const { next } = await first.json();
  const other = await request(`${orderPaths.orders}?order=promise&after=${next}`, { cookie: shop });
  expect(other.status).toBe(422);
});

test('counts are of the reader’s orders in each state', async () => {
  const counts = async (cookie: string) => {
    const answer = await request(orderPaths.counts, { cookie });
    return orderCountsAnswer.parse(await answer.json()).counts;
  };
  expect(await counts(shop)).toMatchObject({ submitted: 1, accepted: 2, shipped: 1, onHold: 0 });
  expect(await counts(lab)).toMatchObject({ submitted: 1, accepted: 2, shipped: 1, onHold: 1 });
});
