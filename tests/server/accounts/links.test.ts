import { uuidv7 } from 'uuidv7';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newToken } from '../../../server/auth/session-token.ts';
import { readChannelSettings } from '../../../server/process/config/channel-settings.ts';
import { demoAccounts, demoPassword } from '../../../server/sample/accounts.ts';
import type { LinkAnswer } from '../../../src/api/accounts/contract.ts';
import { linkPaths } from '../../../src/api/accounts/link-paths.ts';
import { peoplePaths } from '../../../src/api/accounts/people-paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { privacyPaths } from '../../../src/api/privacy/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { mailServer } from '../../support/mail-server.ts';
import { freshApp } from '../support/fresh-app.ts';
import { stopClock } from '../support/stop-clock.ts';

const { request, signIn, asSuperuser, another } = await freshApp();
const lab = await signIn('lab');
const good = 'three lenses on a bench';

const identityOf = (name: string) => {
  const found = demoAccounts.find(({ username }) => username === name);
  return { account: found?.accountId ?? '', user: found?.userId ?? '' };
};

async function makeLink(username: string): Promise<LinkAnswer> {
  const { account, user } = identityOf(username);
  const answer = await request(linkPaths.links(account), { cookie: lab, body: { user } });
  expect(answer.status).toBe(201);
  return answer.json();
}
const check = (token: string) => request(linkPaths.check, { body: { token } });
const set = (token: string, password: string) =>
  request(linkPaths.password, { method: 'PUT', body: { token, password } });
const login = async (username: string, password: string) =>
  (await request(sessionPaths.login, { body: { username, password } })).status;

describe('a link', () => {
  test('names its user, sets the password once, and ends that user’s sessions', async () => {
    const session = await signIn('shop');
    const { token, until } = await makeLink('shop');
    const hours = (Date.parse(until) - Date.now()) / 3_600_000;
    expect([Math.round(hours), (await check(token)).status]).toEqual([72, 200]);
    expect(await (await check(token)).json()).toMatchObject({ username: 'shop' });
    const answer = await set(token, good);
    expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([200, null]);
    expect((await request(orderPaths.orders, { cookie: session })).status).toBe(401);
    expect([await login('shop', demoPassword), await login('shop', good)]).toEqual([401, 200]);
    expect((await set(token, `${good} again`)).status).toBe(404);
  });

  test('sets one password when it is used twice at the same time', async () => {
    const { token } = await makeLink('shop2');
    const answers = await Promise.all([set(token, `${good} 1`), set(token, `${good} 2`)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  test('ends when a newer one is made, its time is up, the password changes or the user is deactivated', async () => {
    const older = await makeLink('customer');
    const newer = await makeLink('customer');
    expect((await check(older.token)).status).toBe(404);
    expect((await check(newer.token)).status).toBe(200);
    await asSuperuser("update password_links set expires_at = now() - interval '1 second'");
    const ended = await check(newer.token);
    const unknown = await check(newToken(identityOf('customer').account).cookie);
    expect([ended.status, await ended.text()]).toEqual([unknown.status, await unknown.text()]);

    const { token } = await makeLink('customer');
    const body = { current: demoPassword, next: good };
    const cookie = await signIn('customer');
    expect((await request(privacyPaths.password, { method: 'PUT', cookie, body })).status).toBe(
      200,
    );
    expect((await check(token)).status).toBe(404);
  });

  test('of a deactivated user ends, and no new one can be made', async () => {
    const { account } = identityOf('customer');
    const id = uuidv7();
    const person = { id, name: 'Sara', username: 'sara', accountRole: 'Staff' };
    await request(peoplePaths.people(account), { cookie: lab, body: person });
    const link = () => request(linkPaths.links(account), { cookie: lab, body: { user: id } });
    const { token }: LinkAnswer = await (await link()).json();
    const off = { name: 'Sara', accountRole: 'Staff', isActive: false };
    const path = peoplePaths.person(id, account);
    expect((await request(path, { method: 'PUT', cookie: lab, body: off })).status).toBe(200);
    expect([(await check(token)).status, (await link()).status]).toEqual([404, 404]);
  });

  test.each([
    ['short', 'tooShort'],
    ['password1234', 'common'],
    ['shop2-adasi!', 'context'],
  ])('does not set the weak password %s, and stays open', async (password, fault) => {
    const { token } = await makeLink('shop2');
    const answer = await set(token, password);
    expect([answer.status, (await answer.json()).issues]).toEqual([
      422,
      [{ path: 'password', code: 'invalid', params: { fault } }],
    ]);
    expect((await check(token)).status).toBe(200);
  });

  test('leaves no secret in the database or the log', async () => {
    const { token } = await makeLink('shop2');
    const secret = token.split('.')[1] ?? '';
    const { rows } = await asSuperuser(
      'select (select json_agg(l)::text from password_links l) as links, (select json_agg(a)::text from audit_log a) as log',
    );
    expect(rows[0].log).toContain('user.makeLink');
    expect(rows[0].log + rows[0].links).not.toContain(secret);
  });
});

test('guessing links is slowed like guessing passwords, separately for each address', async () => {
  stopClock();
  const { account } = identityOf('shop');
  const guess = (from: string) =>
    request(linkPaths.check, { from, body: { token: newToken(account).cookie } });
  const statuses: number[] = [];
  for (let guesses = 0; guesses < 70; guesses += 1)
    statuses.push((await guess('192.0.2.9')).status);
  expect(statuses[0]).toBe(404);
  expect(statuses.at(-1)).toBe(429);
  expect((await guess('192.0.2.10')).status).toBe(404);
});

describe('a link by e-mail', () => {
  const { account, user } = identityOf('customer');

  /** Makes a link with a mail server configured. Returns what the response and the mails say about it. */
  async function makeMailed(mailsLinks: boolean, toRecipient?: string) {
    const { arrived, settings } = await mailServer(toRecipient ? { toRecipient } : {});
    const channels = { ...readChannelSettings({}), email: settings };
    const panel = another({ channels, mailsLinks });
    const asked = { cookie: lab, body: { user } };
    const { token, mailedTo } = await (await panel.request(linkPaths.links(account), asked)).json();
    return { token, mailedTo, arrived };
  }

  beforeEach(() =>
    asSuperuser(
      `insert into destinations (account_id, id, user_id, side, channel, address)
       values ($1, gen_random_uuid(), $2, 'shop', 'email', 'customer@shop.example')`,
      [account, user],
    ),
  );
  afterEach(() => asSuperuser('delete from destinations'));

  test('goes to the user’s confirmed address if the lab enabled it', async () => {
    const { token, mailedTo, arrived } = await makeMailed(true);
    expect(mailedTo).toEqual(['c…@shop.example']);
    expect(arrived.map(({ to }) => to)).toEqual([['customer@shop.example']]);
    expect(arrived[0]?.parts.get('text/plain')).toContain(`/welcome#${token}`);
    expect((await check(token)).status).toBe(200);
  });

  test('is not sent if the lab did not enable it or no address is confirmed', async () => {
    expect(await makeMailed(false)).toMatchObject({ mailedTo: [], arrived: [] });
    await asSuperuser('delete from destinations');
    expect(await makeMailed(true)).toMatchObject({ mailedTo: [], arrived: [] });
  });

  test('is not reported as sent if the mail server rejects it, but still works', async () => {
    const { token, mailedTo } = await makeMailed(true, '550 5.7.1 Spam');
    expect(mailedTo).toEqual([]);
    expect((await check(token)).status).toBe(200);
  });
});
