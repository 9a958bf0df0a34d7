import { beforeEach, expect, test } from 'vitest';
import type { Delivery } from '../../../server/channels/channel.ts';
import { sendDue } from '../../../server/use-cases/notifications/send-due.ts';
import { destinationContract } from '../../../src/api/notifications/destination-contract.ts';
import { destinationPaths } from '../../../src/api/notifications/destination-paths.ts';
import { timesPaths } from '../../../src/api/notifications/times-paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { acting, fakeChannel, withPush } from './support.ts';

const fresh = await freshApp(withPush);
const { request, signIn, database, asSuperuser } = fresh;
const [shop = '', lab = ''] = await Promise.all(['shop', 'lab'].map(signIn));
const { subscribe, place, act } = acting(fresh);

const promised = { promisedFor: '2030-01-01' };
const put = (path: string, body: object) => request(path, { cookie: shop, method: 'PUT', body });

type Fake = ReturnType<typeof fakeChannel>;
const send = (fake: Fake, changed: { delaySeconds?: number; tryMs?: number; at?: number } = {}) => {
  const { at, ...others } = changed;
  const sending = { ...fake.sending, ...others, ...(at !== undefined && { now: () => at }) };
  return sendDue(database, 'push', { sending });
};
const sentBy = (fake: Fake) => fake.given.map(({ message: { title, link } }) => [title, link]);
const outcomes = async () => {
  const { rows } = await asSuperuser('select outcome from outgoing_messages order by at, id');
  return rows.map(({ outcome }) => outcome);
};
/** Makes messages due that wait for a retry or the end of a quiet time. */
const passTime = () =>
  asSuperuser(
    `update outgoing_messages set due_at = now() - interval '1 second'
     where due_at is not null and bunch_id is null`,
  );
const list = 'https://panel.example/orders?state=accepted';

/** Orders of the shop that the lab accepts. */
async function accepted(count: number): Promise<string[]> {
  const orders: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const order = await place(shop);
    await act(lab, order, 'accept', promised);
    orders.push(order);
  }
  return orders;
}

beforeEach(async () => {
  await asSuperuser(
    'delete from outgoing_messages; delete from destinations; delete from channel_topics; delete from quiet_times',
  );
  await subscribe(shop);
  await put(destinationPaths.topics('push'), { topics: ['accepted', 'questions', 'messages'] });
});

test('changes of many orders are sent as one message that links to all of them', async () => {
  const orders = await accepted(3);
  await act(lab, await place(shop), 'ask', { message: 'Which?' });
  const fake = fakeChannel();
  expect(await send(fake)).toBe(2);
  expect(sentBy(fake)).toContainEqual(['تأیید ۳ سفارش', list]);
  expect(await outcomes()).toEqual(['sent', 'sent', 'sent', 'sent']);
  for (const order of orders) {
    const got = await request(destinationPaths.ofOrder(order), { cookie: shop });
    const { messages } = destinationContract.ofOrder.GET.answer.parse(await got.json());
    expect(messages).toMatchObject([{ event: 'accept', outcome: 'sent' }]);
  }
  expect(await send(fake)).toBe(0);
});

test('several messages about one order name that order', async () => {
  const order = await place(shop);
  for (const message of ['One', 'Two']) await act(lab, order, 'write', { message });
  const fake = fakeChannel();
  await send(fake);
  expect(sentBy(fake)).toEqual([['پیام جدید', `https://panel.example/orders/order?id=${order}`]]);
  expect(await outcomes()).toEqual(['sent', 'sent']);
});

test.each([0, 1, 2])('an order that moved on is not counted, be it the %ith', async (moved) => {
  const orders = await accepted(3);
  await act(lab, orders[moved] ?? '', 'start');
  const fake = fakeChannel();
  await send(fake);
  expect(sentBy(fake)).toEqual([['تأیید ۲ سفارش', list]]);
  expect(await outcomes()).toEqual([0, 1, 2].map((at) => (at === moved ? 'outdated' : 'sent')));
});

test('a bunch is not sent if none of it is still true', async () => {
  for (const order of await accepted(2)) await act(lab, order, 'start');
  const fake = fakeChannel();
  await send(fake);
  expect(fake.given).toEqual([]);
  expect(await outcomes()).toEqual(['outdated', 'outdated']);
});

test('a bunch waits for a move in progress', async () => {
  await accepted(2);
  await asSuperuser("update outgoing_messages set at = at - interval '90 seconds'");
  await accepted(1);
  const fake = fakeChannel();
  expect(await send(fake, { delaySeconds: 60 })).toBe(0);
  await asSuperuser("update outgoing_messages set at = at - interval '60 seconds'");
  expect(await send(fake, { delaySeconds: 60 })).toBe(1);
  expect(sentBy(fake)).toEqual([['تأیید ۳ سفارش', list]]);
});

test('but not for ever', async () => {
  await accepted(2);
  await asSuperuser("update outgoing_messages set at = at - interval '181 seconds'");
  await accepted(1);
  const fake = fakeChannel();
  expect(await send(fake, { delaySeconds: 60 })).toBe(1);
  expect(sentBy(fake)).toEqual([['تأیید ۲ سفارش', list]]);
});

test('a bunch is fixed at the first attempt, and retried under the same id', async () => {
  const [first = ''] = await accepted(3);
  const fake = fakeChannel((nth) =>
    nth === 1 ? { state: 'retry', reason: 'status 503' } : { state: 'sent' },
  );
  await send(fake);
  await accepted(1);
  await act(lab, first, 'start');
  await passTime();
  await send(fake);
  const ids = fake.given.map(({ message }) => message.id);
  expect(new Set(ids).size).toBe(2);
  expect(ids.filter((id) => id === ids[0])).toHaveLength(2);
  expect(fake.given.map(({ message }) => message.title).sort()).toEqual(
    ['تأیید ۳ سفارش', 'تأیید ۲ سفارش', 'تأیید سفارش'].sort(),
  );
  expect(await outcomes()).toEqual(['outdated', 'sent', 'sent', 'sent']);
});

test.each<[string, (nth: number) => Promise<Delivery> | Delivery]>([
  ['never comes', () => new Promise(() => {})],
  ['is lost', () => ({ state: 'retry', reason: 'ECONNRESET', mayHaveArrived: true })],
])('a bunch is retried once if the response %s', async (_, answer) => {
  await accepted(3);
  await asSuperuser("update outgoing_messages set channel = 'sms'");
  const fake = fakeChannel(answer);
  const channel = fake.sending.channels.get('push');
  if (!channel) throw new Error('no channel');
  const sending = { ...fake.sending, channels: new Map([['sms' as const, channel]]), tryMs: 20 };
  for (let round = 0; round < 4; round += 1) {
    await sendDue(database, 'sms', { sending });
    await passTime();
  }
  expect(fake.given).toHaveLength(2);
  expect(new Set(fake.given.map(({ message }) => message.id)).size).toBe(1);
  expect(await outcomes()).toEqual(['unknown', 'unknown', 'unknown']);
});

test('of several processes at once, one takes a bunch as a whole', async () => {
  await accepted(5);
  const fake = fakeChannel();
  const taken = await Promise.all([send(fake), send(fake), send(fake)]);
  expect(taken.reduce((sum, each) => sum + each)).toBe(1);
  expect(sentBy(fake)).toEqual([['تأیید ۵ سفارش', list]]);
});

test('messages held during a quiet time are sent together when it ends', async () => {
  await put(timesPaths.quiet, { hours: { from: '22:00', until: '07:00' }, daysOff: false });
  const [night, day] = ['2030-01-01T23:00:00+03:30', '2030-01-02T09:00:00+03:30'].map(Date.parse);
  const fake = fakeChannel();
  await accepted(2);
  await send(fake, { at: night ?? 0 });
  await accepted(2);
  await send(fake, { at: night ?? 0 });
  expect(fake.given).toEqual([]);
  await passTime();
  expect(await send(fake, { at: day ?? 0 })).toBe(1);
  expect(sentBy(fake)).toEqual([['تأیید ۴ سفارش', list]]);
  expect(await outcomes()).toEqual(['sent', 'sent', 'sent', 'sent']);
});
