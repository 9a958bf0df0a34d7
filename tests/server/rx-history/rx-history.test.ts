import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { rxHistoryAnswer } from '../../../src/api/rx-history/contract.ts';
import { rxHistoryPath } from '../../../src/api/rx-history/paths.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { stockRequest } from '../support/stock-request.ts';

const { request, signIn, asSuperuser } = await freshApp();
const [shop = '', shop2 = '', lab = ''] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const accountOf = (username: string) =>
  demoAccounts.find((demo) => demo.username === username)?.accountId ?? '';

interface Given {
  cookie?: string;
  reference: string;
  patient?: string;
  mobile?: string;
  sphere?: number;
  daysAgo: number;
  state?: string;
}

const ids: Record<string, string> = {};

async function send(cookie: string, reference: string, content: object): Promise<string> {
  const id = uuidv7();
  ids[reference] = id;
  const headers = { 'Idempotency-Key': id };
  const answer = await request(orderPaths.orders, { cookie, body: { content }, headers });
  expect(answer.status).toBe(201);
  return id;
}

/** Places an order through the API, then moves it to a day and a state. */
async function place({ cookie = shop, reference, patient = '', ...given }: Given): Promise<void> {
  const { sphere = -200, mobile = '', daysAgo, state = 'delivered' } = given;
  const { content } = orderRequest(reference);
  const { right, people } = content;
  const eyes = { right: { ...right, sphere } };
  const named = { patient, people: { ...people, mobile } };
  const id = await send(cookie, reference, { ...content, ...eyes, ...named });
  await asSuperuser(
    `update orders set state = $2, placed_at = now() - $3 * interval '1 day' where id = $1`,
    [id, state, daysAgo],
  );
  await asSuperuser(
    'update order_words set placed_at = o.placed_at from orders o where o.id = order_id and order_id = $1',
    [id],
  );
}

await place({ reference: 'H-71001', patient: 'علي مؤمني‌پور', sphere: -100, daysAgo: 700 });
await place({ reference: 'H-71002', patient: 'علی مومنی پور', sphere: -175, daysAgo: 300 });
await place({ reference: 'H-71003', patient: 'علی مومنی', daysAgo: 20, state: 'cancelled' });
await place({ reference: 'H-71004', patient: 'مینا', daysAgo: 1, state: 'submitted' });
const mobile = '+989351234567';
await place({ reference: 'H-71005', patient: 'رها', mobile, daysAgo: 40 });
await place({ cookie: shop2, reference: 'H-71010', patient: 'رها', mobile, daysAgo: 3 });
await place({ cookie: shop2, reference: 'H-71009', patient: 'علی مومنی', daysAgo: 2 });
await send(shop, 'H-71006', { ...stockRequest([-200, 0, 1]).content, reference: 'H-71006 علی' });

const answerTo = (query: Record<string, string>, cookie = shop) =>
  request(`${rxHistoryPath}?${new URLSearchParams(query)}`, { cookie });

async function found(query: Record<string, string>, cookie?: string) {
  const answer = await answerTo(query, cookie);
  expect(answer.status).toBe(200);
  return rxHistoryAnswer.parse(await answer.json()).prescriptions;
}

const references = async (text: string) => (await found({ text })).map((each) => each.reference);

describe('earlier prescriptions', () => {
  test.each([
    ['a name in another spelling, newest first', 'علی مؤمنی', ['H-71002', 'H-71001']],
    ['the start of a name', 'مین', ['H-71004']],
    ['a reference in Persian digits', 'h-۷۱۰۰۲', ['H-71002']],
    ['a name and a reference', 'مومنی h71001', ['H-71001']],
    ['a mobile in groups', '۰۹۳۵ ۱۲۳ ۴۵۶۷', ['H-71005']],
    ['a mobile in its international form', '+98 935-123-4567', ['H-71005']],
    ['the start of a mobile', '09351', ['H-71005']],
    ['a mobile’s last digits and a name', 'رها 4567', ['H-71005']],
    ['another mobile', '0935 123 4568', []],
    ['what nobody is called', 'کیوان', []],
  ])('are found by %s', async (_, text, expected) => {
    expect(await references(text)).toEqual(expected);
  });

  test('show neither stock orders, nor what was cancelled or rejected', async () => {
    expect(await references('علی')).toEqual(['H-71002', 'H-71001']);
    await asSuperuser(`update orders set state = 'rejected' where id = $1`, [ids['H-71001']]);
    expect(await references('علی')).toEqual(['H-71002']);
    await asSuperuser(`update orders set state = 'delivered' where id = $1`, [ids['H-71001']]);
  });

  test('hold the eyes as they were made, with number, day and lens', async () => {
    const [one] = await found({ text: 'H-71002' });
    const { right, left } = orderRequest().content;
    expect(one).toMatchObject({ id: ids['H-71002'], number: orderNumber(ids['H-71002'] ?? '') });
    expect(one?.right).toEqual({ ...right, sphere: -175 });
    expect(one?.left).toEqual(left);
    expect(one?.title.en).toContain('1.56');
    expect(Date.parse(one?.placedAt ?? '')).toBeLessThan(Date.now() - 299 * 86_400_000);
  });

  test('of an order stored before its eyes had all fields are read with the defaults', async () => {
    await place({ reference: 'H-71007', patient: 'کهن', daysAgo: 900 });
    await asSuperuser(
      `update orders set content = content - 'use' #- '{right,prism}' #- '{left,nearPd}' where id = $1`,
      [ids['H-71007']],
    );
    const [one] = await found({ text: 'کهن' });
    expect(one?.use).toBeNull();
    expect(one?.right?.prism).toEqual({ horizontal: null, vertical: null });
    expect(one?.left?.nearPd).toBeNull();
  });
});

describe('another account’s customer', () => {
  test('is neither suggested nor found', async () => {
    expect(await references('H-71009')).toEqual([]);
    expect((await found({ text: 'علی' }, shop2)).map(({ id }) => id)).toEqual([ids['H-71009']]);
  });

  test('is found by the lab only, and only in the account it names', async () => {
    const asked = { text: 'علی', account: accountOf('shop2') };
    expect((await found(asked, lab)).map(({ id }) => id)).toEqual([ids['H-71009']]);
    const refused = await answerTo(asked, shop);
    expect(refused.status).toBe(422);
    expect((await refused.json()).issues).toEqual([{ path: 'account', code: 'unknownField' }]);
  });
});

test.each([
  ['nothing', { text: '' }, shop, 'text'],
  ['punctuation', { text: ' - ' }, shop, 'text'],
  ['no text', {}, shop, 'text'],
  ['no account, by the lab', { text: 'علی' }, lab, 'account'],
])('a search for %s is refused', async (_, query, cookie, path) => {
  const answer = await answerTo(query as Record<string, string>, cookie);
  expect(answer.status).toBe(422);
  expect((await answer.json()).issues).toEqual([{ path, code: 'required' }]);
});
