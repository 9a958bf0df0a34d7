import { beforeEach, describe, expect, test } from 'vitest';
import type { Channel } from '../../../server/channels/channel.ts';
import { sendDue } from '../../../server/use-cases/notifications/send-due.ts';
import { writeDigests } from '../../../server/use-cases/notifications/write-digests.ts';
import { timesPaths } from '../../../src/api/notifications/times-paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { acting, fakeChannel, withPush } from './support.ts';

const fresh = await freshApp(withPush);
const { request, signIn, database, asSuperuser } = fresh;
const [shop = '', shop2 = '', lab = ''] = await Promise.all(['shop', 'shop2', 'lab'].map(signIn));
const { place, act } = acting(fresh);

const daily = { weekday: null, hour: 8 };
const choose = (cookie: string, channel: string, time: object | null) =>
  request(timesPaths.digest(channel), { cookie, method: 'PUT', body: { time } });
const chosen = async (cookie: string) =>
  (await (await request(timesPaths.times, { cookie })).json()).digests;

/** Lets a user be reached by e-mail. */
const reach = (username: string, side = 'shop') =>
  asSuperuser(`
    insert into destinations (account_id, id, user_id, side, channel, address)
    select account_id, gen_random_uuid(), id, '${side}', 'email', 'a@b.example' from users
    where username = '${username}'`);

/** A Friday, when the lab does not work, and the Saturday after it. */
const friday = Date.parse('2031-01-03T08:00:10+03:30');
const saturday = Date.parse('2031-01-04T08:00:10+03:30');

/** Makes all summaries due for the first time at this one. */
const dueAt = (at: number) =>
  asSuperuser(`update digests set next_at = to_timestamp(${Math.floor(at / 60_000) * 60})`);
const write = (now: number) => writeDigests(database, { channels: ['email'], now });

async function sent() {
  await asSuperuser("update outgoing_messages set expires_at = now() + interval '1 hour'");
  const fake = fakeChannel();
  const channel = fake.sending.channels.get('push') as Channel;
  await sendDue(database, 'email', {
    sending: { ...fake.sending, channels: new Map([['email', channel]]) },
  });
  return fake.given.map(({ message: { title, body, link, isUrgent } }) => {
    return { title, body, link, isUrgent };
  });
}

beforeEach(() =>
  asSuperuser(
    'delete from outgoing_messages; delete from destinations; delete from digests; delete from quiet_times',
  ),
);

test('is each person’s choice, which is in the audit log', async () => {
  for (let time = 0; time < 2; time += 1) {
    expect((await choose(shop, 'email', daily)).status).toBe(200);
  }
  expect(await chosen(shop)).toEqual([{ channel: 'email', ...daily }]);
  expect(await chosen(shop2)).toEqual([]);
  await choose(shop, 'email', null);
  expect(await chosen(shop)).toEqual([]);
  const { rows } = await asSuperuser(
    "select action, after from audit_log where action like 'user.%Digest' order by at, id",
  );
  expect(rows).toEqual([
    { action: 'user.setDigest', after: { channel: 'email', ...daily } },
    { action: 'user.endDigest', after: { channel: 'email' } },
  ]);
});

test.each<[string, object, number]>([
  ['push', daily, 404],
  ['sms', daily, 404],
  ['email', { weekday: 7, hour: 8 }, 422],
  ['email', { weekday: 1, hour: 24 }, 422],
])('by %s at %j it is refused with %i', async (channel, time, status) => {
  expect((await choose(shop, channel, time)).status).toBe(status);
});

describe('when it is due', () => {
  test('a shop is sent the counts of its open tasks, once, even from two processes', async () => {
    await reach('shop');
    await choose(shop, 'email', daily);
    for (let made = 0; made < 2; made += 1) {
      await act(lab, await place(shop), 'ask', { message: 'Which colour?' });
    }
    await write(friday - 86_400_000 * 3_000);
    expect(await sent()).toEqual([]);
    await dueAt(saturday);
    await Promise.all([write(saturday), write(saturday), write(saturday)]);
    const { rows } = await asSuperuser('select next_at from digests');
    expect(rows[0].next_at.getTime()).toBe(Date.parse('2031-01-05T08:00:00+03:30'));
    const summary = { title: 'خلاصهٔ سفارش‌ها', isUrgent: false };
    expect(await sent()).toEqual([
      {
        ...summary,
        body: 'منتظر پاسخ شما: ۲ سفارش',
        link: 'https://panel.example/orders?state=onHold',
      },
    ]);
    // A process that had read it before the restart of another one.
    await dueAt(saturday);
    await write(saturday);
    expect(await sent()).toEqual([]);
  });

  test('the lab is sent the late orders of all accounts', async () => {
    await reach('lab', 'lab');
    await choose(lab, 'email', daily);
    for (const cookie of [shop, shop2]) {
      await act(lab, await place(cookie), 'accept', { promisedFor: '2030-01-01' });
    }
    await dueAt(saturday);
    await write(saturday);
    const [{ body, link } = { body: '', link: '' }] = await sent();
    expect(body).toContain('با تأخیر: ۲ سفارش');
    expect(link.startsWith('https://panel.example/')).toBe(true);
  });

  test('no digest is written without content or recipients', async () => {
    await asSuperuser("update orders set state = 'delivered'");
    await asSuperuser('update account_balances set debits = 0, credits = 0');
    await reach('shop');
    await choose(shop, 'email', daily);
    await choose(shop2, 'email', daily);
    await dueAt(saturday);
    await write(saturday);
    expect(await sent()).toEqual([]);
    const { rows } = await asSuperuser('select next_at > now() as later from digests');
    expect(rows).toEqual([{ later: true }, { later: true }]);
  });

  test('a debt is said to owners alone', async () => {
    await asSuperuser("update orders set state = 'delivered'");
    await reach('shop');
    await choose(shop, 'email', daily);
    await asSuperuser('update account_balances set debits = 5000, credits = 0');
    await asSuperuser("update users set account_role = 'Staff' where username = 'shop'");
    await dueAt(saturday);
    await write(saturday);
    expect(await sent()).toEqual([]);
    await asSuperuser("update users set account_role = 'Owner' where username = 'shop'");
    await dueAt(saturday + 60_000);
    await write(saturday + 120_000);
    expect(await sent()).toMatchObject([
      { body: 'پرداخت سررسیدگذشته: ۱ مورد', link: 'https://panel.example/' },
    ]);
  });

  test('one that cannot be written does not block others, and stays due', async () => {
    for (const username of ['shop', 'shop2']) await reach(username);
    for (const cookie of [shop, shop2]) {
      await choose(cookie, 'email', daily);
      await act(lab, await place(cookie), 'ask', { message: 'Which colour?' });
    }
    await dueAt(saturday);
    const ofShop = "user_id = (select id from users where username = 'shop')";
    const { rows } = await asSuperuser(
      `update digests set next_at = next_at - interval '1 minute' where ${ofShop} returning user_id`,
    );
    await asSuperuser(
      `alter table digests add constraint unwritable check (user_id <> '${rows[0].user_id}') not valid`,
    );
    try {
      await expect(write(saturday)).rejects.toThrow('unwritable');
    } finally {
      await asSuperuser('alter table digests drop constraint unwritable');
    }
    expect(await sent()).toHaveLength(1);
    await write(saturday);
    expect(await sent()).toHaveLength(1);
  });

  test('a daily one is left out on a day off that is to be quiet', async () => {
    await reach('shop');
    await choose(shop, 'email', daily);
    await act(lab, await place(shop), 'ask', { message: 'Which colour?' });
    await request(timesPaths.quiet, {
      cookie: shop,
      method: 'PUT',
      body: { hours: null, daysOff: true },
    });
    await dueAt(friday);
    await write(friday);
    expect(await sent()).toEqual([]);
    await write(saturday);
    expect(await sent()).toHaveLength(1);
  });
});
