import { randomUUID } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { newToken } from '../../../server/auth/session-token.ts';
import { createSession } from '../../../server/db/accounts/sessions.ts';
import { createAccount } from '../../../server/db/accounts/users.ts';
import { writeCursor } from '../../../server/orders/cursor.ts';
import { demoAccounts, demoPassword } from '../../../server/sample/accounts.ts';
import { orderNotesPath } from '../../../src/api/note-path.ts';
import { noticePath } from '../../../src/api/notice-path.ts';
import { notificationPaths } from '../../../src/api/notification-paths.ts';
import { paths } from '../../../src/api/paths.ts';
import { photoPath } from '../../../src/api/photo-path.ts';
import { orderReadPath } from '../../../src/api/read-path.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { freshApp, type RequestOptions } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { photo } from '../support/photos.ts';

const { app, request, database, asSuperuser } = await freshApp();

const shops = ['shop', 'shop2', 'customer'] as const;
type Shop = (typeof shops)[number];
/** Who sends a request; `ended` has the cookie of an ended session of `shop`, `suspended` one of a suspended account. */
const askers = ['anonymous', 'ended', 'suspended', ...shops, 'lab'] as const;
type Asker = (typeof askers)[number];

const suspended = { accountId: uuidv7(), userId: uuidv7() };
const { accountId, userId } = suspended;
await createAccount(database, {
  account: { id: accountId, name: 'Closed shop' },
  id: userId,
  username: 'closed',
  name: 'Closed',
  role: 'Shop',
  passwordHash: '',
});

function identityOf(username: string) {
  if (username === 'suspended') return suspended;
  const found = demoAccounts.find((demo) => demo.username === username);
  if (!found) throw new Error(`no ${username}`);
  return found;
}

async function cookieOf(asker: Asker): Promise<string | undefined> {
  if (asker === 'anonymous') return undefined;
  const { accountId, userId } = identityOf(asker === 'ended' ? 'shop' : asker);
  const { cookie, key } = newToken(accountId);
  if (asker !== 'ended') await createSession(database, key, userId);
  return `adasi=${cookie}`;
}

/** A text in each account's order that nobody else may read. */
const markOf = (shop: Shop) => `mark of ${shop};`;

async function placeAs(shop: Shop, id = uuidv7()): Promise<string> {
  const body = orderRequest();
  const content = { ...body.content, patient: markOf(shop), reference: markOf(shop).slice(0, 20) };
  const headers = { 'Idempotency-Key': id };
  const cookie = await cookieOf(shop);
  const answer = await request(paths.orders, { cookie, headers, body: { ...body, content } });
  expect(answer.status).toBe(201);
  return id;
}

const orderOf = {
  shop: await placeAs('shop'),
  shop2: await placeAs('shop2'),
  customer: await placeAs('customer'),
};
await asSuperuser('update accounts set suspended_at = now() where account_id = $1', [accountId]);
await asSuperuser(
  `insert into order_events (account_id, order_id, id, event, side, state, by_account, by_user, by_name, message)
   select account_id, id, gen_random_uuid(), 'accept', 'lab', 'accepted', $1, $2, 'Lab', content ->> 'patient' from orders`,
  [identityOf('lab').accountId, identityOf('lab').userId],
);

/** A photo of each account's order that its shop sent to the lab. Its bytes are the mark, so that it can be told apart. */
const photoOf = { shop: uuidv7(), shop2: uuidv7(), customer: uuidv7() };
for (const owner of shops) {
  await asSuperuser(
    `insert into order_photos (account_id, order_id, id, event_id, sent_hash, photo, thumbnail)
     select account_id, order_id, $2, id, '', $3, $3 from order_events
     where order_id = $1 and event = 'accept'`,
    [orderOf[owner], photoOf[owner], Buffer.from(markOf(owner))],
  );
}
const { rows: accepting } = await asSuperuser(
  `select order_id, id from order_events where event = 'accept'`,
);
const eventOf = (owner: Shop): string =>
  accepting.find(({ order_id }) => order_id === orderOf[owner])?.id;
/** The event by which the lab accepted each account's order. */
const acceptedBy = {
  shop: eventOf('shop'),
  shop2: eventOf('shop2'),
  customer: eventOf('customer'),
};
const noticeId = uuidv7();
const someNotice = { text: { fa: 'تعطیل', en: 'Closed' }, from: '2030-01-01', until: '2030-01-02' };
const deliveredOf = {
  shop: await placeAs('shop'),
  shop2: await placeAs('shop2'),
  customer: await placeAs('customer'),
};
await asSuperuser(`update orders set state = 'delivered' where id = any ($1)`, [
  Object.values(deliveredOf),
]);
const anyPhoto = await photo('jpeg', 20, 20);

/** One kind of request to a route, and the status each user gets. */
interface Row {
  asking: string;
  path: string | ((asker: Asker) => string);
  with?: (asker: Asker) => RequestOptions;
  answers: Record<Asker, number>;
}

function answers(anonymous: number, signedIn: number, lab = signedIn): Record<Asker, number> {
  const all = { shop: signedIn, shop2: signedIn, customer: signedIn };
  return { anonymous, ended: anonymous, suspended: anonymous, ...all, lab };
}

const anyone = answers(200, 200);
const isShop = (asker: Asker): asker is Shop => shops.some((shop) => shop === asker);
const someoneElse = (asker: Asker): Shop => (asker === 'shop2' ? 'customer' : 'shop2');
const cursor = (owner: Shop) =>
  writeCursor({
    placedAt: new Date(Date.now() + 60_000),
    id: orderOf[owner],
    account: identityOf(owner).accountId,
    promisedFor: null,
  });
const sending = (key: (asker: Asker) => string) => (asker: Asker) => {
  const { content } = orderRequest();
  const mark = isShop(asker) ? markOf(asker) : '';
  const body = { content: { ...content, patient: mark, reference: mark.slice(0, 20) } };
  return { body, headers: { 'Idempotency-Key': key(asker) } };
};
const ofOwner = (owner: Shop): Record<Asker, number> => {
  return {
    anonymous: 401,
    ended: 401,
    suspended: 401,
    shop: 404,
    shop2: 404,
    customer: 404,
    lab: 200,
    [owner]: 200,
  };
};

const matrix: Record<string, Row[]> = {
  'GET /api/health': [{ asking: 'health', path: paths.health, answers: anyone }],
  'GET /api/openapi.json': [
    { asking: 'the OpenAPI document', path: paths.openapi, answers: anyone },
  ],
  'GET /api/session': [{ asking: 'the session', path: paths.session, answers: anyone }],
  'GET /api/catalogue': [{ asking: 'the catalogue', path: paths.catalogue, answers: anyone }],
  'GET /api/stock': [{ asking: 'the stock', path: paths.stock, answers: anyone }],
  'POST /api/login': [
    {
      asking: 'to sign in with the right password',
      path: paths.login,
      with: () => ({ body: { username: 'customer', password: demoPassword } }),
      answers: anyone,
    },
    {
      asking: 'to sign in with a wrong password',
      path: paths.login,
      with: (asker) => ({ body: { username: `${asker}?`, password: 'wrong' } }),
      answers: answers(401, 401),
    },
  ],
  'POST /api/logout': [
    {
      asking: 'to sign out',
      path: paths.logout,
      with: () => ({ method: 'POST' }),
      answers: anyone,
    },
  ],
  'GET /api/dashboard': [
    { asking: 'the dashboard', path: paths.dashboard, answers: answers(401, 200) },
  ],
  'GET /api/changes': [{ asking: 'changes', path: paths.changes, answers: answers(401, 200) }],
  'GET /api/changes/stream': [
    {
      asking: 'every change so far',
      path: paths.changesStream,
      // Before the first transaction.
      with: () => ({ headers: { 'Last-Event-ID': '0.1:1:' } }),
      answers: answers(401, 200),
    },
  ],
  'GET /api/orders': [
    { asking: 'the list', path: paths.orders, answers: answers(401, 200) },
    {
      asking: 'the list after an order of another account',
      path: (asker) => `${paths.orders}?after=${cursor(someoneElse(asker))}`,
      answers: answers(401, 200),
    },
    {
      asking: 'the list of a named account, which is for the lab alone',
      path: `${paths.orders}?account=${identityOf('shop').accountId}`,
      answers: answers(401, 422, 200),
    },
    ...shops.map((owner): Row => {
      return {
        asking: `a search for what only ${owner}’s order holds`,
        path: `${paths.orders}?text=${encodeURIComponent(markOf(owner))}`,
        answers: answers(401, 200),
      };
    }),
  ],
  'GET /api/orders/counts': [
    { asking: 'how many orders there are', path: paths.orderCounts, answers: answers(401, 200) },
  ],
  'GET /api/orders/:id': [
    ...shops.flatMap((owner): Row[] => [
      { asking: `${owner}’s order`, path: paths.order(orderOf[owner]), answers: ofOwner(owner) },
      {
        asking: `${owner}’s order, naming the account`,
        path: `${paths.order(orderOf[owner])}?account=${identityOf(owner).accountId}`,
        answers: ofOwner(owner),
      },
    ]),
    {
      asking: 'an unknown order',
      path: () => paths.order(randomUUID()),
      answers: answers(401, 404),
    },
    { asking: 'an invalid order id', path: paths.order('x'), answers: answers(401, 404) },
  ],
  'POST /api/orders/:id/events': [
    ...shops.map((owner): Row => {
      return {
        asking: `to write about ${owner}’s order`,
        path: paths.orderEvents(orderOf[owner]),
        with: () => ({
          body: { event: 'write', message: markOf(owner) },
          headers: { 'Idempotency-Key': uuidv7() },
        }),
        answers: { ...ofOwner(owner), [owner]: 201, lab: 201 },
      };
    }),
    ...shops.map((owner): Row => {
      return {
        asking: `to accept ${owner}’s order, which is for the lab alone`,
        path: paths.orderEvents(orderOf[owner], identityOf(owner).accountId),
        with: () => ({
          body: { event: 'accept', promisedFor: '2030-01-02' },
          headers: { 'Idempotency-Key': uuidv7() },
        }),
        answers: { ...ofOwner(owner), [owner]: 409, lab: 201 },
      };
    }),
    {
      asking: 'to act on an unknown order',
      path: () => paths.orderEvents(randomUUID()),
      with: () => ({
        body: { event: 'write', message: '' },
        headers: { 'Idempotency-Key': uuidv7() },
      }),
      answers: answers(401, 404),
    },
    {
      asking: 'to act on an order without a key',
      path: paths.orderEvents(orderOf.shop),
      with: () => ({ body: { event: 'write', message: 'text' } }),
      answers: answers(401, 400),
    },
  ],
  'PUT /api/notices/:id': [
    {
      asking: 'to write a notice',
      path: noticePath(noticeId),
      with: () => ({ method: 'PUT', body: someNotice }),
      answers: answers(401, 403, 200),
    },
    {
      asking: 'to write a notice with an invalid id',
      path: noticePath('x'),
      with: () => ({ method: 'PUT', body: someNotice }),
      answers: answers(401, 403, 404),
    },
  ],
  'DELETE /api/notices/:id': [
    {
      asking: 'to delete a notice',
      path: noticePath(noticeId),
      with: () => ({ method: 'DELETE' }),
      answers: answers(401, 403, 200),
    },
  ],
  'GET /api/notification-settings': [
    {
      asking: 'its notification settings',
      path: notificationPaths.settings,
      answers: answers(401, 200),
    },
  ],
  'PUT /api/notification-settings/:topic': [
    {
      asking: 'to switch a topic of shops off',
      path: notificationPaths.topic('progress'),
      with: () => ({ method: 'PUT', body: { on: false } }),
      answers: answers(401, 200, 422),
    },
    {
      asking: 'to switch a topic of the lab off',
      path: notificationPaths.topic('deliveries'),
      with: () => ({ method: 'PUT', body: { on: false } }),
      answers: answers(401, 422, 200),
    },
    {
      asking: 'to switch an unknown topic off',
      path: notificationPaths.topic('x'),
      with: () => ({ method: 'PUT', body: { on: false } }),
      answers: answers(401, 404),
    },
  ],
  'GET /api/orders/:id/notes': [
    ...shops.map((owner): Row => {
      return {
        asking: `the lab’s notes on ${owner}’s order`,
        path: orderNotesPath(orderOf[owner], identityOf(owner).accountId),
        answers: answers(401, 403, 200),
      };
    }),
    {
      asking: 'the notes on an unknown order',
      path: () => orderNotesPath(randomUUID()),
      answers: answers(401, 403, 404),
    },
    {
      asking: 'the notes on an invalid id',
      path: orderNotesPath('x'),
      answers: answers(401, 403, 404),
    },
  ],
  'PUT /api/orders/:id/read': [
    ...shops.map((owner): Row => {
      return {
        asking: `to mark ${owner}’s order as read`,
        path: orderReadPath(orderOf[owner], identityOf(owner).accountId),
        with: () => ({ method: 'PUT', body: { event: acceptedBy[owner] } }),
        answers: ofOwner(owner),
      };
    }),
    {
      asking: 'to mark an unknown order as read',
      path: () => orderReadPath(randomUUID(), identityOf('shop').accountId),
      with: () => ({ method: 'PUT', body: { event: randomUUID() } }),
      answers: answers(401, 404),
    },
  ],
  'POST /api/orders/:id/notes': [
    ...shops.map((owner): Row => {
      return {
        asking: `to add a note to ${owner}’s order`,
        path: orderNotesPath(orderOf[owner], identityOf(owner).accountId),
        with: () => ({ body: { text: 'Note' }, headers: { 'Idempotency-Key': uuidv7() } }),
        answers: answers(401, 403, 201),
      };
    }),
    {
      asking: 'to add a note to an unknown order',
      path: () => orderNotesPath(randomUUID()),
      with: () => ({ body: { text: 'Note' }, headers: { 'Idempotency-Key': uuidv7() } }),
      answers: answers(401, 403, 404),
    },
  ],
  'GET /api/orders/:id/photos/:photo': [
    ...shops.flatMap((owner): Row[] => {
      const path = photoPath(orderOf[owner], photoOf[owner]);
      const account = identityOf(owner).accountId;
      const small = photoPath(orderOf[owner], photoOf[owner], { account, size: 'thumbnail' });
      return [
        { asking: `${owner}’s photo`, path, answers: ofOwner(owner) },
        { asking: `${owner}’s photo, small`, path: small, answers: ofOwner(owner) },
      ];
    }),
    {
      asking: 'another’s photo by an own order',
      path: (asker) =>
        photoPath(orderOf[isShop(asker) ? asker : 'shop'], photoOf[someoneElse(asker)]),
      answers: answers(401, 404),
    },
    {
      asking: 'an unknown photo',
      path: photoPath(orderOf.shop, randomUUID()),
      answers: answers(401, 404),
    },
    { asking: 'an invalid photo id', path: photoPath('x', 'y'), answers: answers(401, 404) },
  ],
  'PUT /api/orders/:id/photos/:photo': [
    ...shops.map((owner): Row => {
      return {
        asking: `to upload a photo for ${owner}’s order`,
        path: photoPath(deliveredOf[owner], uuidv7()),
        with: () => ({ method: 'PUT', bytes: anyPhoto }),
        answers: { ...ofOwner(owner), [owner]: 201, lab: 403 },
      };
    }),
    ...shops.map((owner): Row => {
      return {
        asking: `to upload a photo for ${owner}’s order, which was not shipped`,
        path: photoPath(orderOf[owner], uuidv7()),
        with: () => ({ method: 'PUT', bytes: anyPhoto }),
        answers: { ...ofOwner(owner), [owner]: 409, lab: 403 },
      };
    }),
    {
      asking: 'to upload a photo for an unknown order',
      path: photoPath(randomUUID(), randomUUID()),
      with: () => ({ method: 'PUT', bytes: anyPhoto }),
      answers: answers(401, 404, 403),
    },
    {
      asking: 'to upload a photo under an invalid id',
      path: photoPath(orderOf.shop, 'x'),
      with: () => ({ method: 'PUT', bytes: anyPhoto }),
      answers: answers(401, 404, 403),
    },
  ],
  'GET /api/accounts': [
    {
      asking: 'the accounts, which are for the lab alone',
      path: paths.accounts,
      answers: answers(401, 403, 200),
    },
    {
      asking: 'the name of another account',
      path: (asker) => `${paths.accounts}?id=${identityOf(someoneElse(asker)).accountId}`,
      answers: answers(401, 403, 200),
    },
  ],
  'POST /api/scans': [
    {
      asking: 'to scan an order that may not move',
      path: paths.scans,
      with: () => ({
        body: { number: orderNumber(orderOf.shop), station: 'shipped' },
        headers: { 'Idempotency-Key': uuidv7() },
      }),
      answers: answers(401, 403, 409),
    },
    {
      asking: 'to scan an unknown number',
      path: paths.scans,
      with: () => ({
        body: { number: '0000-0000', station: null },
        headers: { 'Idempotency-Key': uuidv7() },
      }),
      answers: answers(401, 403, 404),
    },
  ],
  'POST /api/orders': [
    {
      asking: 'a new order',
      path: paths.orders,
      with: sending(() => uuidv7()),
      answers: answers(401, 201, 403),
    },
    {
      asking: 'its own order again with another body',
      path: paths.orders,
      with: (asker) => {
        const key = { 'Idempotency-Key': orderOf[isShop(asker) ? asker : 'shop'] };
        return { body: orderRequest('another'), headers: key };
      },
      answers: answers(401, 422, 403),
    },
    {
      // Each account has its own ids, so a foreign id must not reveal whether it exists.
      asking: 'a new order with the id of another account’s',
      path: paths.orders,
      with: sending((asker) => orderOf[someoneElse(asker)]),
      answers: answers(401, 201, 403),
    },
    {
      asking: 'an order without an idempotency key',
      path: paths.orders,
      with: () => ({ body: orderRequest() }),
      answers: answers(401, 400, 403),
    },
  ],
  // Last, because withdrawing uses up the id.
  'POST /api/orders/:id/withdrawal': [
    ...shops.map((owner): Row => {
      return {
        // Each account has its own ids: withdrawing another's neither reveals nor changes it.
        asking: `withdrawing ${owner}’s order`,
        path: paths.withdrawal(orderOf[owner]),
        with: () => ({ method: 'POST' }),
        answers: answers(401, 200, 403),
      };
    }),
    {
      asking: 'withdrawing an unknown order',
      path: () => paths.withdrawal(randomUUID()),
      with: () => ({ method: 'POST' }),
      answers: answers(401, 200, 403),
    },
    {
      asking: 'withdrawing an invalid order id',
      path: paths.withdrawal('x'),
      with: () => ({ method: 'POST' }),
      answers: answers(401, 404, 403),
    },
  ],
};

/** The text of an answer; of a stream, which does not end, what it begins with. */
async function textOf(answer: Response): Promise<string> {
  if (answer.headers.get('Content-Type') !== 'text/event-stream') return answer.text();
  const reader = answer.body?.getReader();
  const begun = new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  expect(begun).toContain('data: {');
  return begun;
}

const routes = new Set(
  app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .filter(({ path }) => !path.endsWith('*'))
    .map(({ method, path }) => `${method} ${path}`),
);

test('every route has a row, and every row a route', () => {
  expect([...routes].sort()).toEqual(Object.keys(matrix).sort());
});

const ofOneOrder = Object.entries(matrix).filter(([route]) => route.includes('/orders/:id'));

test.each(ofOneOrder)('%s is asked for own, another’s and missing orders', (_, rows) => {
  const asked = rows.map(({ path }) => (typeof path === 'string' ? path : path('shop')));
  for (const id of Object.values(orderOf)) {
    expect(asked.some((path) => path.includes(id))).toBe(true);
  }
  const isMissing = (path: string) => !Object.values(orderOf).some((id) => path.includes(id));
  expect(asked.some(isMissing)).toBe(true);
});

describe.each(Object.entries(matrix))('%s', (_, rows) => {
  const cells = rows.flatMap((row) => askers.map((asker) => [asker, row.asking, row] as const));

  test.each(cells)('%s: %s', async (asker, _what, row) => {
    const cookie = await cookieOf(asker);
    const path = typeof row.path === 'string' ? row.path : row.path(asker);
    const answer = await request(path, { ...row.with?.(asker), cookie });
    expect(answer.status).toBe(row.answers[asker]);
    const text = await textOf(answer);
    const others = shops.filter((shop) => shop !== asker && asker !== 'lab');
    for (const other of others) expect(text).not.toContain(markOf(other));
    if (answers(401, 200)[asker] === 401) expect(text).not.toMatch(/"price":\d/);
  });
});

const changing = Object.entries(matrix).filter(([route]) => !route.startsWith('GET'));

test.each(changing)(
  '%s changes nothing for a page of another origin, whoever is signed in',
  async (_, [row]) => {
    const path = typeof row?.path === 'string' ? row.path : '';
    for (const asker of askers) {
      const { headers, ...asked } = row?.with?.(asker) ?? {};
      const cookie = await cookieOf(asker);
      const elsewhere = { ...headers, Origin: 'https://evil.test' };
      expect((await request(path, { ...asked, cookie, headers: elsewhere })).status).toBe(403);
    }
  },
);
