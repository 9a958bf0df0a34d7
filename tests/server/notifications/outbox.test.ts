import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Delivery } from '../../../server/channels/channel.ts';
import { countMessages } from '../../../server/db/notifications/channel-counts.ts';
import { clearOldOutgoing } from '../../../server/db/notifications/end-message.ts';
import { sendDue } from '../../../server/use-cases/notifications/send-due.ts';
import { destinationPaths } from '../../../src/api/notifications/destination-paths.ts';
import { wearerPaths } from '../../../src/api/notifications/wearer-paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { orderPath } from '../../../src/panel/routes.ts';
import { accountOf } from '../support/deliveries.ts';
import { freshApp } from '../support/fresh-app.ts';
import { acting, fakeChannel, withPush } from './support.ts';

const fresh = await freshApp(withPush);
const { request, signIn, database, asSuperuser } = fresh;
const [shop = '', shop2 = '', lab = ''] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const { subscribe, place, act } = acting(fresh);

const promised = { promisedFor: '2030-01-01' };
const send = (
  { sending }: ReturnType<typeof fakeChannel>,
  changed: { delaySeconds?: number; tryMs?: number } = {},
) => sendDue(database, 'push', { sending: { ...sending, ...changed } });
/** Writes a number of test messages, each sent separately, to the only destination. */
const addTests = (count: number) =>
  asSuperuser(
    `insert into outgoing_messages (account_id, id, user_id, destination_id, channel, expires_at)
     select account_id, gen_random_uuid(), user_id, id, channel, now() + interval '1 hour'
     from destinations, generate_series(1, ${count})`,
  );
/** Makes waiting messages due. Uses a second ago because `now()` is rounded to the millisecond. */
const passTime = () =>
  asSuperuser(
    "update outgoing_messages set due_at = now() - interval '1 second' where due_at is not null",
  );
const outcomes = async () => {
  const { rows } = await asSuperuser(
    'select event, outcome, attempts, unanswered, reason from outgoing_messages order by at, id',
  );
  return rows;
};

beforeEach(() =>
  asSuperuser(
    'delete from outgoing_messages; delete from destinations; delete from channel_topics',
  ),
);

test('nobody gets messages without choosing them', async () => {
  await act(lab, await place(shop), 'ask', { message: 'Which colour?' });
  expect(await outcomes()).toEqual([]);
});

test('a question reaches the shop’s user, without private details but with a link to the order', async () => {
  await subscribe(shop);
  await subscribe(shop2);
  const order = await place(shop);
  await act(lab, order, 'ask', { message: 'Which colour?' });
  const fake = fakeChannel();
  expect(await send(fake)).toBe(1);
  const [{ message } = { message: undefined }] = fake.given;
  expect(message).toMatchObject({
    language: 'fa',
    title: 'سؤال لابراتوار',
    link: `https://panel.example${orderPath(order)}`,
    isUrgent: true,
  });
  expect(message?.body).toContain(orderNumber(order));
  expect(JSON.stringify(fake.given)).not.toContain('colour');
  expect(await outcomes()).toMatchObject([{ event: 'ask', outcome: 'sent', attempts: 1 }]);
  expect(await send(fake)).toBe(0);
});

test('a customer is named only to users of an account that enabled it', async () => {
  const wish = (isOn: boolean) =>
    request(wearerPaths.messageSettings, {
      cookie: shop,
      method: 'PUT',
      body: { wish: 'namesCustomers', isOn },
    });
  await subscribe(shop);
  await subscribe(lab);
  const bodies = async () => {
    const order = await place(shop);
    await act(lab, order, 'ask', { message: 'Which colour?' });
    const fake = fakeChannel();
    await send(fake);
    await act(shop, order, 'answer', { message: 'Brown' });
    await send(fake);
    return fake.given.map(({ message }) => message.title + message.body);
  };
  expect((await wish(true)).status).toBe(200);
  const [toShop, toLab, ...more] = await bodies();
  expect(toShop).toContain('مشتری نمونه');
  expect(toLab).not.toContain('مشتری نمونه');
  expect(more).toEqual([]);
  await wish(false);
  expect((await bodies()).join()).not.toContain('مشتری نمونه');
});

test('a batch has only as many messages as can be sent within the lease', async () => {
  await subscribe(shop);
  await addTests(20);
  await passTime();
  const answered = Promise.withResolvers<Delivery>();
  const fake = fakeChannel(() => answered.promise);
  const sending = send(fake);
  await vi.waitFor(() => expect(fake.given).toHaveLength(16), { timeout: 10_000 });
  const { rows } = await asSuperuser(
    'select count(*)::int from outgoing_messages where attempts > 0 group by xmin::text',
  );
  expect(rows).toEqual(Array.from({ length: 4 }, () => ({ count: 4 })));
  answered.resolve({ state: 'sent' });
  expect(await sending).toBe(20);
});

test('an answer reaches the lab, and neither side is notified of its own acts', async () => {
  await subscribe(shop);
  await subscribe(lab);
  const order = await place(shop);
  await act(lab, order, 'ask', { message: 'Which colour?' });
  await act(shop, order, 'answer', { message: 'Brown' });
  const fake = fakeChannel();
  await send(fake);
  expect(fake.given.map(({ message }) => message.link)).toEqual([
    `https://panel.example${orderPath(order, accountOf('shop'))}`,
  ]);
  expect(await outcomes()).toMatchObject([
    { event: 'ask', outcome: 'outdated' },
    { event: 'answer', outcome: 'sent' },
  ]);
});

test('topics that are not chosen are not written', async () => {
  await subscribe(shop);
  const body = { topics: ['accepted'] };
  const path = destinationPaths.topics('push');
  expect((await request(path, { cookie: shop, method: 'PUT', body })).status).toBe(200);
  const order = await place(shop);
  await act(lab, order, 'accept', promised);
  await act(lab, order, 'start');
  expect((await outcomes()).map(({ event }) => event)).toEqual(['accept']);
});

test('an event undone in time is not sent, and neither is the undo', async () => {
  await subscribe(shop);
  const body = { topics: ['accepted', 'stopped'] };
  await request(destinationPaths.topics('push'), { cookie: shop, method: 'PUT', body });
  const order = await place(shop);
  const { events } = await act(lab, order, 'accept', promised);
  const fake = fakeChannel();
  expect(await send(fake, { delaySeconds: 60 })).toBe(0);
  await act(lab, order, 'revert', { reverts: events.at(-1)?.id });
  await send(fake);
  expect(fake.given).toEqual([]);
  expect((await outcomes()).map(({ outcome }) => outcome)).toEqual(['outdated', 'outdated']);
});

test('an undo is sent even if it is unknown whether the step’s message arrived', async () => {
  await subscribe(shop);
  const body = { topics: ['accepted', 'stopped'] };
  await request(destinationPaths.topics('push'), { cookie: shop, method: 'PUT', body });
  const order = await place(shop);
  const { events } = await act(lab, order, 'accept', promised);
  await asSuperuser("update outgoing_messages set due_at = null, outcome = 'unknown'");
  await act(lab, order, 'revert', { reverts: events.at(-1)?.id });
  const fake = fakeChannel(() => ({ state: 'sent', reference: 'n 7\0' }));
  await send(fake);
  expect(fake.given.map(({ message }) => message.title)).toEqual(['تغییر وضعیت سفارش']);
  const { rows } = await asSuperuser(
    "select reference from outgoing_messages where event = 'revert'",
  );
  expect(rows).toEqual([{ reference: 'n 7' }]);
});

test('an automatic event is not attributed to the shop', async () => {
  await subscribe(lab);
  const body = { topics: ['deliveries'] };
  await request(destinationPaths.topics('push'), { cookie: lab, method: 'PUT', body });
  const order = await place(shop);
  await act(lab, order, 'accept', promised);
  await asSuperuser("update orders set state = 'shipped'");
  await act(shop, order, 'deliver');
  await asSuperuser("update order_events set side = 'system' where event = 'deliver'");
  const fake = fakeChannel();
  await send(fake);
  expect(fake.given.map(({ message }) => message.body)).toEqual([
    expect.stringMatching(/^سفارش .* تحویل شد\.$/),
  ]);
});

test('no message remains of an event whose transaction fails', async () => {
  await subscribe(shop);
  const order = await place(shop);
  await asSuperuser("alter table orders add constraint none check (state <> 'onHold') not valid");
  const asking = { cookie: lab, body: { event: 'ask', message: 'Which?' } };
  const headers = { 'Idempotency-Key': uuidv7() };
  await request(`/api/orders/${order}/events`, { ...asking, headers });
  await asSuperuser('alter table orders drop constraint none');
  expect(await outcomes()).toEqual([]);
});

describe('a message that the channel rejects', () => {
  async function waiting() {
    await subscribe(shop);
    await act(lab, await place(shop), 'ask', { message: 'Which?' });
  }

  test('is retried under the same id until it arrives', async () => {
    await waiting();
    const fake = fakeChannel((nth) =>
      nth === 1 ? { state: 'retry', reason: 'status 429', afterSeconds: 100 } : { state: 'sent' },
    );
    await send(fake);
    const { rows } = await asSuperuser(
      'select extract(epoch from due_at - now())::int as wait from outgoing_messages',
    );
    expect(rows[0].wait).toBeGreaterThan(90);
    expect(await send(fake)).toBe(0);
    await passTime();
    await send(fake);
    expect(new Set(fake.given.map(({ message }) => message.id)).size).toBe(1);
    expect(await outcomes()).toMatchObject([{ outcome: 'sent', attempts: 2 }]);
  });

  test('ends with its destination if that is gone', async () => {
    await waiting();
    await send(fakeChannel(() => ({ state: 'gone', reason: 'status 410' })));
    expect(await countMessages(database)).toMatchObject([{ channel: 'push', failed: 0 }]);
    expect(await outcomes()).toMatchObject([{ outcome: 'gone', reason: 'status 410' }]);
    const { destinations } = await (
      await request(destinationPaths.destinations, { cookie: shop })
    ).json();
    expect(destinations).toEqual([]);
  });

  test('is not tried for ever', async () => {
    await waiting();
    await asSuperuser("update outgoing_messages set expires_at = now() - interval '1 second'");
    const fake = fakeChannel();
    await send(fake);
    expect(fake.given).toEqual([]);
    expect(await outcomes()).toMatchObject([{ outcome: 'givenUp' }]);
  });

  test('is dropped once it is too old if its channel was switched off', async () => {
    await waiting();
    await clearOldOutgoing(database, new Date());
    await asSuperuser("update outgoing_messages set expires_at = now() - interval '1 second'");
    expect(await outcomes()).toMatchObject([{ outcome: null }]);
    await clearOldOutgoing(database, new Date());
    expect(await outcomes()).toMatchObject([{ outcome: 'givenUp' }]);
    await clearOldOutgoing(database, new Date(Date.now() + 91 * 86_400_000));
    expect(await outcomes()).toEqual([]);
  });

  test.each<[string, () => Promise<Delivery> | Delivery]>([
    ['never comes', () => new Promise(() => {})],
    ['is lost', () => ({ state: 'retry', reason: 'ECONNRESET', mayHaveArrived: true })],
  ])(
    'is repeated once where the answer %s and each try is a message of its own',
    async (_, answer) => {
      await waiting();
      await asSuperuser("update outgoing_messages set channel = 'sms'");
      const fake = fakeChannel(answer);
      const sms = {
        ...fake.sending,
        channels: new Map([['sms', fake.sending.channels.get('push')]]),
      };
      for (let round = 0; round < 4; round += 1) {
        await sendDue(database, 'sms', { sending: { ...sms, tryMs: 20 } as typeof fake.sending });
        await passTime();
      }
      expect(fake.given).toHaveLength(2);
      expect(await outcomes()).toMatchObject([{ outcome: 'unknown', unanswered: 3 }]);
    },
  );
});

test('of two processes at once, one sends each message', async () => {
  await subscribe(shop);
  await addTests(12);
  const fake = fakeChannel();
  const sent = await Promise.all([send(fake), send(fake), send(fake)]);
  expect(sent.reduce((sum, each) => sum + each)).toBe(12);
  expect(new Set(fake.given.map(({ message }) => message.id)).size).toBe(12);
});

test('a message that hangs does not hold up those behind it', async () => {
  await subscribe(shop);
  await addTests(20);
  const fake = fakeChannel((nth) => (nth === 1 ? new Promise(() => {}) : { state: 'sent' }));
  await send(fake, { tryMs: 300 });
  const ended = (await outcomes()).map(({ outcome }) => outcome);
  expect(ended.filter((outcome) => outcome === 'sent')).toHaveLength(19);
  expect(ended).toContain(null);
});

describe('a browser', () => {
  test('is no longer sent once its user signs out, signs in again or the session has ended', async () => {
    const signedOut = await signIn('shop');
    await subscribe(signedOut);
    await act(lab, await place(shop), 'ask', { message: 'Which?' });
    await request(sessionPaths.logout, { cookie: signedOut, method: 'POST' });
    const ended = await signIn('shop');
    await subscribe(ended);
    await act(lab, await place(shop), 'ask', { message: 'Which?' });
    await asSuperuser(
      "update sessions set created_at = now() - interval '31 days' where token_hash in (select token_hash from destinations)",
    );
    const fake = fakeChannel();
    expect(await send(fake)).toBe(2);
    expect(fake.given).toEqual([]);
    expect((await outcomes()).map(({ outcome }) => outcome)).toEqual(['withdrawn', 'withdrawn']);
    const { rows } = await asSuperuser('select count(*)::int as count from destinations');
    expect(rows[0].count).toBe(1);
  });

  test('is no longer sent if its user is deactivated or the account suspended', async () => {
    const cookie = await signIn('shop2');
    await subscribe(cookie);
    await act(lab, await place(shop2), 'ask', { message: 'Which?' });
    await asSuperuser("update users set deactivated_at = now() where username = 'shop2'");
    const fake = fakeChannel();
    await send(fake);
    await asSuperuser("update users set deactivated_at = null where username = 'shop2'");
    expect(fake.given).toEqual([]);
    expect(await outcomes()).toMatchObject([{ outcome: 'withdrawn' }]);
  });
});
