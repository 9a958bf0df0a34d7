import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { accountNotesPath } from '../../../src/api/accounts/notes-paths.ts';
import { counterPaths } from '../../../src/api/counter/paths.ts';
import { favouritesPath } from '../../../src/api/favourites/paths.ts';
import { notificationPaths } from '../../../src/api/notifications/paths.ts';
import { orderNotesPath } from '../../../src/api/orders/notes-paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { ownData } from '../../../src/api/privacy/contract.ts';
import { privacyPaths } from '../../../src/api/privacy/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, asSuperuser } = await freshApp();
const [shop = '', shop2 = '', lab = ''] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));

async function place(cookie: string, reference: string): Promise<string> {
  const id = uuidv7();
  const headers = { 'Idempotency-Key': id };
  const answer = await request(orderPaths.orders, {
    cookie,
    headers,
    body: orderRequest(reference),
  });
  expect(answer.status).toBe(201);
  return id;
}

async function fileOf(cookie: string) {
  const answer = await request(privacyPaths.data, { cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Disposition')).toContain('attachment');
  const text = await answer.text();
  return { text, data: ownData.parse(JSON.parse(text)) };
}

const many = Array.from({ length: 23 }, (_, at) => `S-${at}`);
for (const reference of many) await place(shop, reference);
const other = await place(shop2, 'OTHER');
// Equal times, because paging must not depend on the time alone.
await asSuperuser(
  "update orders set placed_at = '2026-01-01 00:00Z' where content->>'reference' like 'S-1%'",
);

test('the file has every order once, newest first, with all its content', async () => {
  const { data } = await fileOf(shop);
  expect(data.orders.map(({ reference }) => reference).toSorted()).toEqual(many.toSorted());
  const times = data.orders.map(({ placedAt }) => placedAt);
  expect(times).toEqual(times.toSorted().toReversed());
  const [first] = data.orders;
  const alone = await request(orderPaths.order(first?.id ?? ''), { cookie: shop });
  expect(first).toEqual(await alone.json());
});

test('it has the user, the account, the sessions and the muted notifications', async () => {
  const body = { on: false };
  const muting = { method: 'PUT', cookie: shop, body };
  const muted = await request(notificationPaths.topic('progress'), muting);
  expect(muted.status).toBe(200);
  const { data } = await fileOf(shop);
  expect(data.profile.username).toBe('shop');
  expect(data.profile.account.name).not.toBe('');
  expect(data.sessions.some(({ isThis }) => isThis)).toBe(true);
  expect(data.notifications.muted).toEqual(['progress']);
});

test('it has the user’s views, because their names and search words can be a patient’s', async () => {
  const body = { name: 'Mina', filter: { text: 'mina' } };
  for (const cookie of [shop, shop2]) {
    const view = cookie === shop ? body : { ...body, name: 'Other' };
    await request(counterPaths.view(uuidv7()), { method: 'PUT', cookie, body: view });
  }
  expect((await fileOf(shop)).data.views).toEqual([body]);
});

test('it has the user’s favourites and the items that the account watches', async () => {
  const put = (path: string, body: object, cookie: string) =>
    request(path, { method: 'PUT', cookie, body });
  const item = 'accessories case-hard-classic black';
  for (const [cookie, product] of [
    [shop, 'case-hard-classic'],
    [shop2, 'cloth-microfibre'],
  ] as const) {
    const marked = await put(favouritesPath, { product, isFavourite: true }, cookie);
    expect(marked.status).toBe(200);
  }
  await asSuperuser(
    'insert into stock_watches (account_id, item) select account_id, $1 from users where username = $2',
    [item, 'shop'],
  );
  const { favourites, watches } = (await fileOf(shop)).data;
  expect([favourites, watches]).toEqual([['case-hard-classic'], [item]]);
  expect((await fileOf(shop2)).data.watches).toEqual([]);
});

test('it has nothing of another account, no internal note and no secret', async () => {
  const headers = { 'Idempotency-Key': uuidv7() };
  const note = { cookie: lab, body: { text: 'the lab alone' }, headers };
  expect((await request(orderNotesPath(other, ''), note)).status).toBe(201);
  const { accountId = '' } = demoAccounts.find(({ username }) => username === 'shop2') ?? {};
  const again = { ...note, headers: { 'Idempotency-Key': uuidv7() } };
  expect((await request(accountNotesPath(accountId), again)).status).toBe(201);
  const own = await fileOf(shop2);
  expect(own.data.orders.map(({ id }) => id)).toEqual([other]);
  expect(own.text).not.toContain('the lab alone');
  expect(own.text).not.toContain(shop2.split('.').at(-1));
  expect(own.text).not.toMatch(/hash|password|secret/i);
  const { text } = await fileOf(shop);
  expect(text).not.toContain(other);
  expect(text).not.toContain('OTHER');
});

test('users of the lab get their own data, and no account’s orders', async () => {
  const { data } = await fileOf(lab);
  expect(data.profile.role).toBe('SuperAdmin');
  expect(data.orders).toEqual([]);
});

test('is refused without a session', async () => {
  expect((await request(privacyPaths.data)).status).toBe(401);
});

test('a client that stops reading stops the export', async () => {
  const answer = await request(privacyPaths.data, { cookie: shop });
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  await reader?.cancel();
  expect((await fileOf(shop)).data.orders).toHaveLength(many.length);
});
