import { uuidv7 } from 'uuidv7';
import { describe, expect, test, vi } from 'vitest';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { changePaths } from '../../../src/api/changes/paths.ts';
import { dashboardPath } from '../../../src/api/dashboard/paths.ts';
import { notesAnswer } from '../../../src/api/orders/contract.ts';
import { orderNotesPath } from '../../../src/api/orders/notes-paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { scansPath } from '../../../src/api/scan/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { stockPath } from '../../../src/api/stock/paths.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { freshApp } from '../support/fresh-app.ts';
import { listen } from '../support/live.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, count } = await freshApp({}, {}, { pauseMs: 30 });
const [shop, lab, customer] = await Promise.all(['shop', 'lab', 'customer'].map(signIn));
const accountOf = (name: string) =>
  demoAccounts.find(({ username }) => username === name)?.accountId ?? '';

const keyed = (key: string) => ({ 'Idempotency-Key': key });

async function place(id = uuidv7(), cookie = shop): Promise<string> {
  const asking = { cookie, body: orderRequest(), headers: keyed(id) };
  expect((await request(orderPaths.orders, asking)).status).toBe(201);
  return id;
}

function note(order: string, text: string, { key = uuidv7(), cookie = lab, account = '' } = {}) {
  const path = orderNotesPath(order, account);
  return request(path, { cookie, body: { text }, headers: keyed(key) });
}

async function notesOn(order: string, account = ''): Promise<string[]> {
  const answer = await request(orderNotesPath(order, account), { cookie: lab });
  return notesAnswer.parse(await answer.json()).notes.map(({ text }) => text);
}

describe('notes of the lab', () => {
  test('are read as they were written, oldest first, with who and when', async () => {
    const order = await place();
    expect(await notesOn(order)).toEqual([]);
    expect((await note(order, ' First ')).status).toBe(201);
    const { notes } = notesAnswer.parse(await (await note(order, 'Second')).json());
    expect(notes.map(({ text }) => text)).toEqual(['First', 'Second']);
    expect(notes[0]?.by).toBe(demoAccounts.find(({ username }) => username === 'lab')?.userName);
    expect(await notesOn(order)).toEqual(['First', 'Second']);
  });

  test('are added once however often they are sent, also concurrently', async () => {
    const order = await place();
    const key = uuidv7();
    const answers = await Promise.all([1, 2, 3].map(() => note(order, 'Once', { key })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(await notesOn(order)).toEqual(['Once']);
    const other = await note(order, 'Something else', { key });
    expect([other.status, (await other.json()).code]).toEqual([422, 'keyReused']);
    expect(await notesOn(order)).toEqual(['Once']);
  });

  test('belong to the order of the named account, where two use the same id', async () => {
    const order = await place();
    await place(order, customer);
    await note(order, 'For the shop', { account: accountOf('shop') });
    await note(order, 'For the customer', { account: accountOf('customer') });
    expect(await notesOn(order, accountOf('shop'))).toEqual(['For the shop']);
    expect(await notesOn(order, accountOf('customer'))).toEqual(['For the customer']);
  });

  test.each([
    ['', 'required'],
    ['  ', 'required'],
    ['x'.repeat(2001), 'tooLong'],
  ])('need a text of a length that can be read: %#', async (text, code) => {
    const answer = await note(await place(), text);
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toMatchObject([{ path: 'text', code }]);
  });

  test('need an order and a key', async () => {
    expect((await note(uuidv7(), 'For nothing')).status).toBe(404);
    const order = await place();
    const answer = await request(orderNotesPath(order), { cookie: lab, body: { text: 'x' } });
    expect(answer.status).toBe(400);
  });
});

const secret = 'Secret of the lab';

test('no answer that a shop can get contains a note', async () => {
  const stream = await listen(request, shop);
  await stream.begun();
  const order = await place();
  const notes = await count('order_notes');
  const answer = await note(order, secret);
  expect(answer.status).toBe(201);
  const act = (cookie: string | undefined, body: object) =>
    request(orderPaths.events(order), { cookie, body, headers: keyed(uuidv7()) });
  await act(lab, { event: 'accept', promisedFor: '2030-01-02', message: 'Accepted' });
  await act(lab, { event: 'ask', message: 'Which colour?' });
  const reads = [
    orderPaths.order(order),
    orderPaths.orders,
    `${orderPaths.orders}?text=Secret`,
    orderPaths.counts,
    dashboardPath,
    changePaths.changes,
    sessionPaths.session,
    cataloguePath,
    stockPath,
    orderNotesPath(order),
    orderNotesPath(order, accountOf('shop')),
  ].map((path) => request(path, { cookie: shop }));
  const writes = [
    act(shop, { event: 'answer', message: 'Green' }),
    act(shop, { event: 'accept', promisedFor: '2030-01-02' }),
    note(order, secret.slice(0, 6), { cookie: shop }),
    request(scansPath, {
      cookie: shop,
      body: { number: orderNumber(order), station: null },
      headers: keyed(uuidv7()),
    }),
    request(orderPaths.orders, { cookie: shop, body: orderRequest(), headers: keyed(order) }),
    request(orderPaths.withdrawal(order), { cookie: shop, method: 'POST' }),
  ];
  for (const each of await Promise.all([...reads, ...writes])) {
    expect(await each.text(), each.url).not.toContain(secret);
  }
  await vi.waitFor(() =>
    expect(stream.changes.map(({ event, message }) => [event, message])).toEqual([
      ['submit', ''],
      ['accept', 'Accepted'],
      ['ask', 'Which colour?'],
      ['answer', 'Green'],
    ]),
  );
  expect(JSON.stringify(stream.changes)).not.toContain(secret);
  const listed = await (await request(`${orderPaths.orders}?text=Secret`, { cookie: shop })).json();
  expect(listed.orders).toEqual([]);
  expect(await count('order_notes')).toBe(notes + 1);
  await stream.close();
});
