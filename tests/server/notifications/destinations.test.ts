import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, test } from 'vitest';
import { inScope, type Scope } from '../../../server/db/pool/scope.ts';
import { sendDue } from '../../../server/use-cases/notifications/send-due.ts';
import { destinationContract } from '../../../src/api/notifications/destination-contract.ts';
import { destinationPaths } from '../../../src/api/notifications/destination-paths.ts';
import { accountOf } from '../support/deliveries.ts';
import { freshApp } from '../support/fresh-app.ts';
import { acting, fakeChannel, someEndpoint, subscriptionAt, withPush } from './support.ts';

const fresh = await freshApp({ ...withPush, metricsToken: 'of-the-operator' });
const { request, signIn, database, asSuperuser, another } = fresh;
const [shop = '', shop2 = '', lab = ''] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const { subscribe, place, act } = acting(fresh);

const answer = destinationContract.destinations.GET.answer;
const readAs = async (cookie: string) =>
  answer.parse(await (await request(destinationPaths.destinations, { cookie })).json());

beforeEach(() =>
  asSuperuser(
    'delete from outgoing_messages; delete from destinations; delete from channel_topics',
  ),
);

test('the key is created once for all processes and never changes', async () => {
  const [first, other] = await Promise.all([
    readAs(shop),
    another()
      .request(destinationPaths.destinations, { cookie: lab })
      .then(async (got) => answer.parse(await got.json())),
  ]);
  expect(Buffer.from(first.pushKey ?? '', 'base64url')).toHaveLength(65);
  expect([other.pushKey, (await readAs(shop)).pushKey]).toEqual([first.pushKey, first.pushKey]);
});

test('a browser is added once, replaces its session’s earlier one, and only its user can see it', async () => {
  const endpoint = someEndpoint();
  const id = await subscribe(shop, endpoint);
  await subscribe(shop, endpoint, id);
  expect((await readAs(shop)).destinations).toMatchObject([{ id, channel: 'push', isThis: true }]);
  expect((await readAs(shop2)).destinations).toEqual([]);
  const next = await subscribe(shop);
  expect((await readAs(shop)).destinations.map((each) => each.id)).toEqual([next]);
  const elsewhere = await subscribe(await signIn('shop'));
  expect((await readAs(shop)).destinations.map(({ id, isThis }) => [id, isThis])).toEqual([
    [next, true],
    [elsewhere, false],
  ]);
});

test('the oldest destination is removed beyond the limit, but not when the newest is sent again', async () => {
  const first = await subscribe(shop);
  await asSuperuser(`
    insert into destinations (account_id, id, user_id, side, channel, address, made_at)
    select account_id, gen_random_uuid(), user_id, side, 'bale', n::text, made_at + n * interval '1 ms'
    from destinations, generate_series(1, 19) n`);
  const ids = async () => (await readAs(shop)).destinations.map(({ id }) => id);
  const before = await ids();
  expect(before).toHaveLength(20);
  const endpoint = someEndpoint();
  const last = await subscribe(await signIn('shop'), endpoint);
  const after = await ids();
  expect(after).toEqual([...before.filter((id) => id !== first), last]);
  await subscribe(shop, endpoint, last);
  expect(await ids()).toEqual(after);
});

test('other accounts can neither read nor change the rows, and the lab cannot delete them', async () => {
  const id = await subscribe(shop);
  const seenIn = (scope: Scope) =>
    inScope(database, scope, async (transaction) => {
      const ids = await transaction.selectFrom('destinations').select('id').execute();
      const topics = await transaction.selectFrom('channelTopics').select('channel').execute();
      const { numDeletedRows } = await transaction.deleteFrom('destinations').executeTakeFirst();
      return [ids.length, topics.length, Number(numDeletedRows)];
    });
  expect(await seenIn({ account: accountOf('shop2') })).toEqual([0, 0, 0]);
  expect(await seenIn('directory')).toEqual([0, 0, 0]);
  expect(await seenIn('lab')).toEqual([1, 1, 0]);
  expect((await readAs(shop)).destinations).toMatchObject([{ id }]);
});

test.each([
  'https://lms.example/',
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://fcm.googleapis.com.evil.example/x',
  'http://169.254.169.254/latest',
  'https://localhost/x',
  'file:///etc/passwd',
])('the server is not made to ask %s', async (endpoint) => {
  const body = { subscription: subscriptionAt(endpoint) };
  const path = destinationPaths.destination(uuidv7());
  expect((await request(path, { cookie: shop, method: 'PUT', body })).status).toBe(422);
});

test('topics of the other side, and new orders, are refused', async () => {
  const put = async (cookie: string, topics: string[]) =>
    (await request(destinationPaths.topics('push'), { cookie, method: 'PUT', body: { topics } }))
      .status;
  expect(await put(shop, ['answers'])).toBe(422);
  expect(await put(lab, ['newOrders'])).toBe(422);
  expect(await put(lab, ['messages', 'messages'])).toBe(200);
  expect((await readAs(lab)).channels).toEqual([{ name: 'push', topics: ['messages'], ways: [] }]);
  expect(await put(lab, [])).toBe(200);
});

test('consent and its withdrawal are in the audit log, without the address', async () => {
  const endpoint = someEndpoint();
  const id = await subscribe(shop, endpoint);
  const path = destinationPaths.destination(id);
  expect((await request(path, { cookie: shop2, method: 'DELETE' })).status).toBe(404);
  expect((await request(path, { cookie: shop, method: 'DELETE' })).status).toBe(200);
  const { rows } = await asSuperuser(
    "select action, after::text from audit_log where action like 'user.%Destination' order by at desc limit 2",
  );
  expect(rows.map(({ action }) => action).sort()).toEqual([
    'user.addDestination',
    'user.removeDestination',
  ]);
  expect(JSON.stringify(rows)).not.toContain(endpoint);
});

describe('a test', () => {
  test('is sent once and immediately when the request is repeated', async () => {
    const id = await subscribe(shop);
    const test = uuidv7();
    const path = destinationPaths.test(id, test);
    const ask = async () =>
      (await (await request(path, { cookie: shop, method: 'PUT' })).json()).outcome;
    expect(await ask()).toBeNull();
    expect(await ask()).toBeNull();
    const fake = fakeChannel();
    await sendDue(database, 'push', { sending: { ...fake.sending, delaySeconds: 60 } });
    expect(fake.given.map(({ message }) => [message.id, message.link])).toEqual([
      [test, 'https://panel.example/notifications'],
    ]);
    expect(await ask()).toBe('sent');
  });

  test('cannot flood a person', async () => {
    const id = await subscribe(shop);
    const ask = async () =>
      (await request(destinationPaths.test(id, uuidv7()), { cookie: shop, method: 'PUT' })).status;
    const statuses: number[] = [];
    for (let asked = 0; asked < 6; asked += 1) statuses.push(await ask());
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const other = destinationPaths.test(id, uuidv7());
    expect((await request(other, { cookie: shop2, method: 'PUT' })).status).toBe(404);
  });

  test('cannot flood a person through several destinations at once', async () => {
    const cookies = await Promise.all([1, 2, 3].map(() => signIn('customer')));
    const ids = await Promise.all(cookies.map((cookie) => subscribe(cookie)));
    const ask = async (id: string, test = uuidv7()) => {
      const path = destinationPaths.test(id, test);
      return (await request(path, { cookie: cookies[0] ?? '', method: 'PUT' })).status;
    };
    const statuses = await Promise.all([...ids, ...ids, ...ids].map((id) => ask(id)));
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429]);
  });

  test('is refused under the id of another destination’s test', async () => {
    const [id, other] = [await subscribe(lab), await subscribe(await signIn('lab'))];
    const test = uuidv7();
    const statusOf = async (destination: string) => {
      const path = destinationPaths.test(destination, test);
      return (await request(path, { cookie: lab, method: 'PUT' })).status;
    };
    expect(await statusOf(id)).toBe(200);
    expect(await statusOf(other)).toBe(404);
  });
});

test('a shop sees messages about an order to its own users; the lab sees all', async () => {
  await subscribe(shop);
  await subscribe(lab);
  const order = await place(shop);
  await act(lab, order, 'ask', { message: 'Which?' });
  await sendDue(database, 'push', { sending: fakeChannel().sending });
  await act(shop, order, 'answer', { message: 'Brown' });
  const seen = async (cookie: string) => {
    const got = await request(destinationPaths.ofOrder(order), { cookie });
    if (got.status !== 200) return got.status;
    const { messages } = destinationContract.ofOrder.GET.answer.parse(await got.json());
    return messages.map(({ event, by, side, outcome }) => [event, by, side, outcome]);
  };
  const ofShop = ['ask', 'lab', 'shop', 'sent'];
  expect(await seen(shop)).toEqual([ofShop]);
  expect(await seen(lab)).toEqual([['answer', 'shop', 'lab', null], ofShop]);
  await asSuperuser("update order_events set side = 'system' where event = 'answer'");
  expect(await seen(lab)).toEqual([['answer', 'system', 'lab', null], ofShop]);
  expect(await seen(shop2)).toBe(404);
});

test('the lab sees the state of a channel, but nobody’s address', async () => {
  const endpoint = someEndpoint();
  await subscribe(shop, endpoint);
  await act(lab, await place(shop), 'ask', { message: 'Which?' });
  const fake = fakeChannel(() => ({ state: 'retry', reason: 'status 503' }));
  await sendDue(database, 'push', { sending: fake.sending });
  const text = await (await request(destinationPaths.channels, { cookie: lab })).text();
  expect(text).not.toContain(endpoint);
  const { channels } = destinationContract.channels.GET.answer.parse(JSON.parse(text));
  expect(channels.map(({ channel, isOn }) => [channel, isOn])).toEqual([
    ['push', true],
    ['email', false],
    ['sms', false],
    ['bale', false],
    ['telegram', false],
  ]);
  expect(channels[0]).toMatchObject({
    destinations: 1,
    waiting: 1,
    sent: 0,
    failures: [{ outcome: null, attempts: 1, reason: 'status 503' }],
  });
  const Authorization = 'Bearer of-the-operator';
  const metrics = await (await request('/api/metrics', { headers: { Authorization } })).text();
  expect(metrics).toContain('adasi_notifications{channel="push",state="waiting"} 1');
});
