import { beforeEach, expect, test } from 'vitest';
import { sendDue } from '../../../server/use-cases/notifications/send-due.ts';
import { destinationPaths } from '../../../src/api/notifications/destination-paths.ts';
import { timesPaths } from '../../../src/api/notifications/times-paths.ts';
import type { Topic } from '../../../src/domain/notifications/topic-names.ts';
import { freshApp } from '../support/fresh-app.ts';
import { acting, fakeChannel, withPush } from './support.ts';

const fresh = await freshApp(withPush);
const { request, signIn, database, asSuperuser } = fresh;
const [shop = '', shop2 = '', lab = ''] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const { subscribe, place, act } = acting(fresh);

const promised = { promisedFor: '2030-01-01' };
const night = { hours: { from: '22:00', until: '07:00' }, daysOff: true };

/** Times of the lab's clock: 2030-01-04 is a Friday, when it does not work. */
const lateOnThursday = Date.parse('2030-01-03T23:00:00+03:30');
const earlyOnSaturday = Date.parse('2030-01-05T08:00:00+03:30');

const put = (cookie: string, body: object) =>
  request(timesPaths.quiet, { cookie, method: 'PUT', body });
const read = async (cookie: string) => (await request(timesPaths.times, { cookie })).json();
const choose = (...topics: Topic[]) =>
  request(destinationPaths.topics('push'), { cookie: shop, method: 'PUT', body: { topics } });
const sendAt = async (at: number) => {
  const fake = fakeChannel();
  await sendDue(database, 'push', { sending: { ...fake.sending, now: () => at } });
  return fake.given.map(({ message }) => message.title);
};
const waiting = async () => {
  const { rows } = await asSuperuser(
    `select due_at, attempts, unanswered, outcome, expires_at > due_at as useful
     from outgoing_messages order by at, id`,
  );
  return rows;
};
const expiring = async () =>
  (await asSuperuser('select expires_at from outgoing_messages order by at, id')).rows;
const passTime = () =>
  asSuperuser(
    "update outgoing_messages set due_at = now() - interval '1 second' where due_at is not null",
  );

beforeEach(() =>
  asSuperuser(
    'delete from outgoing_messages; delete from destinations; delete from channel_topics; delete from quiet_times',
  ),
);

test('are each person’s own, and their change is in the audit log once', async () => {
  expect(await read(shop)).toMatchObject({ quiet: { hours: null, daysOff: false } });
  for (let time = 0; time < 2; time += 1) expect((await put(shop, night)).status).toBe(200);
  expect(await read(shop)).toMatchObject({ quiet: night });
  expect(await read(shop2)).toMatchObject({ quiet: { hours: null, daysOff: false } });
  const { rows } = await asSuperuser(
    "select after from audit_log where action = 'user.setQuietTimes'",
  );
  expect(rows).toEqual([{ after: night }]);
});

test.each([
  { hours: { from: '22:00', until: '22:00' }, daysOff: false },
  { hours: { from: '24:00', until: '07:00' }, daysOff: false },
  { hours: null },
])('%j is refused', async (body) => {
  expect((await put(shop, body)).status).toBe(422);
});

test('only urgent messages are sent before they end', async () => {
  await subscribe(shop);
  await choose('accepted', 'questions');
  await put(shop, night);
  await act(lab, await place(shop), 'accept', promised);
  await act(lab, await place(shop), 'ask', { message: 'Which colour?' });
  expect(await sendAt(lateOnThursday)).toEqual(['سؤال لابراتوار']);
  const [accepted] = await waiting();
  expect(accepted).toMatchObject({ attempts: 0, unanswered: 0, outcome: null, useful: true });
  expect(accepted.due_at.getTime()).toBe(earlyOnSaturday);
  expect(await sendAt(earlyOnSaturday)).toEqual([]);
  await passTime();
  expect(await sendAt(earlyOnSaturday)).toEqual(['تأیید سفارش']);
});

test('messages that are no longer true by then are not sent', async () => {
  await subscribe(shop);
  await choose('accepted');
  await put(shop, night);
  const order = await place(shop);
  await act(lab, order, 'accept', promised);
  await sendAt(lateOnThursday);
  await act(lab, order, 'start');
  await passTime();
  expect(await sendAt(earlyOnSaturday)).toEqual([]);
  expect(await waiting()).toMatchObject([{ outcome: 'outdated' }]);
});

test('a try that failed before is repeated after them, counts, and is of use for no longer', async () => {
  await subscribe(shop);
  await choose('accepted');
  await act(lab, await place(shop), 'accept', promised);
  const fake = fakeChannel(() => ({ state: 'retry', reason: 'status 503' }));
  await sendDue(database, 'push', { sending: fake.sending });
  await put(shop, night);
  await passTime();
  const usefulUntil = await expiring();
  expect(await sendAt(lateOnThursday)).toEqual([]);
  expect(await waiting()).toMatchObject([{ attempts: 1, unanswered: 0, outcome: null }]);
  expect(await expiring()).toEqual(usefulUntil);
});

test('waiting messages are sent immediately when they are removed', async () => {
  await subscribe(shop);
  await choose('accepted');
  await put(shop, night);
  await act(lab, await place(shop), 'accept', promised);
  await sendAt(lateOnThursday);
  await put(shop, { hours: null, daysOff: false });
  expect(await sendAt(lateOnThursday)).toEqual(['تأیید سفارش']);
});
