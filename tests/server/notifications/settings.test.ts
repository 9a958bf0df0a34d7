import { uuidv7 } from 'uuidv7';
import { describe, expect, test, vi } from 'vitest';
import { inScope } from '../../../server/db/pool/scope.ts';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { changesAnswer } from '../../../src/api/changes/contract.ts';
import { changePaths } from '../../../src/api/changes/paths.ts';
import { notificationSettings } from '../../../src/api/notifications/contract.ts';
import { notificationPaths } from '../../../src/api/notifications/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { listen } from '../support/live.ts';
import { orderRequest } from '../support/order-request.ts';

const { request, signIn, database, another } = await freshApp({}, {}, { pauseMs: 30 });
const [shop, shop2, lab] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const accountOf = (name: string) =>
  demoAccounts.find(({ username }) => username === name)?.accountId ?? '';

const put = (cookie: string | undefined, topic: string, on: unknown, ask = request) =>
  ask(notificationPaths.topic(topic), { method: 'PUT', cookie, body: { on } });

async function mutedBy(cookie: string | undefined) {
  const answer = await request(notificationPaths.settings, { cookie });
  return notificationSettings.parse(await answer.json()).muted;
}

const id = uuidv7();
await request(orderPaths.orders, {
  cookie: shop,
  body: orderRequest(),
  headers: { 'Idempotency-Key': id },
});

async function act(event: string, details: object = {}, cookie = lab): Promise<void> {
  const asking = { cookie, body: { event, ...details }, headers: { 'Idempotency-Key': uuidv7() } };
  expect((await request(orderPaths.events(id), asking)).status).toBe(201);
}

const feedOf = async (cookie: string | undefined) =>
  changesAnswer
    .parse(await (await request(changePaths.changes, { cookie })).json())
    .changes.map(({ event }) => event);

describe('notification settings', () => {
  test('are all on at first, and remember each change', async () => {
    expect(await mutedBy(shop2)).toEqual([]);
    expect((await put(shop2, 'progress', false)).status).toBe(200);
    const again = await put(shop2, 'progress', false);
    expect(await again.json()).toEqual({ muted: ['progress'] });
    await put(shop2, 'messages', false);
    expect(await mutedBy(shop2)).toEqual(['messages', 'progress']);
    await put(shop2, 'progress', true);
    await put(shop2, 'shipped', true);
    expect(await mutedBy(shop2)).toEqual(['messages']);
  });

  test('are each user’s own', async () => {
    await put(shop2, 'shipped', false);
    expect(await mutedBy(shop2)).toContain('shipped');
    expect(await mutedBy(shop)).toEqual([]);
    const seen = (scope: Parameters<typeof inScope>[1]) =>
      inScope(database, scope, (transaction) =>
        transaction.selectFrom('mutedTopics').select('accountId').execute(),
      );
    expect((await seen({ account: accountOf('shop2') })).length).toBeGreaterThan(0);
    expect(await seen({ account: accountOf('shop') })).toEqual([]);
    expect(await seen('lab')).toEqual([]);
  });

  test.each([
    ['questions', false, 422],
    ['newOrders', false, 422],
    ['noSuchTopic', false, 404],
    ['progress', 'no', 422],
  ])('of a shop refuse %s: %j with %d', async (topic, on, status) => {
    expect((await put(shop, topic, on)).status).toBe(status);
    expect(await mutedBy(shop)).toEqual([]);
  });
});

test('the feed hides muted topics for that user only, and shows them again when they are unmuted', async () => {
  await act('accept', { promisedFor: '2030-01-02', message: 'Soon' });
  await act('start');
  await act('inspect');
  expect(await feedOf(shop)).toEqual(['inspect', 'start', 'accept']);
  await put(shop, 'progress', false);
  expect(await feedOf(shop)).toEqual(['accept']);
  await put(lab, 'newOrders', false);
  expect(await feedOf(lab)).toEqual([]);
  await put(shop, 'progress', true);
  await put(lab, 'newOrders', true);
  expect(await feedOf(shop)).toEqual(['inspect', 'start', 'accept']);
  expect(await feedOf(lab)).toEqual(['submit']);
});

test('a change contains the event’s details', async () => {
  const answer = await request(changePaths.changes, { cookie: shop });
  const { changes } = changesAnswer.parse(await answer.json());
  expect(changes.at(-1)).toMatchObject({
    event: 'accept',
    side: 'lab',
    promisedFor: '2030-01-02',
    message: 'Soon',
  });
});

test('the stream sends muted changes as quiet from the next change on, also on another server', async () => {
  const other = another();
  const clients = [await listen(request, shop), await listen(other.request, shop)];
  await Promise.all(clients.map((client) => client.begun()));
  const expectStream = (events: string[]) =>
    vi.waitFor(() => {
      for (const { names, changes } of clients) {
        expect(changes.map(({ event }, at) => `${names[at]} ${event}`)).toEqual(events);
      }
    });
  await act('write', { message: 'one' });
  await expectStream(['message write']);
  await put(shop, 'messages', false, other.request);
  await act('write', { message: 'two' });
  await act('ask', { message: 'three' });
  await expectStream(['message write', 'quiet write', 'message ask']);
  await put(shop, 'messages', true);
  await act('write', { message: 'four' });
  await expectStream(['message write', 'quiet write', 'message ask', 'message write']);
  await Promise.all(clients.map((client) => client.close()));
});

test('a resumed stream knows what is muted', async () => {
  const first = await listen(request, shop);
  await first.begun();
  const { lastEventId } = first;
  await first.close();
  await put(shop, 'messages', false);
  await act('write', { message: 'missed' });
  const next = await listen(request, shop, lastEventId);
  await vi.waitFor(() => expect(next.names).toContain('quiet'));
  expect(next.changes.at(-1)?.message).toBe('missed');
  await next.close();
});
