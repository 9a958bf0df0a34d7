import { expect, test } from 'vitest';
import { demoPassword } from '../../../server/sample/accounts.ts';
import { sessionsAnswer } from '../../../src/api/privacy/contract.ts';
import { privacyPaths } from '../../../src/api/privacy/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request } = await freshApp();

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0';

async function signInFrom(agent: string | undefined, username = 'shop'): Promise<string> {
  const body = { username, password: demoPassword };
  const headers = agent === undefined ? {} : { 'User-Agent': agent };
  const answer = await request(sessionPaths.login, { method: 'POST', body, headers });
  return answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
}

async function ask(cookie: string, path: string = privacyPaths.sessions, method = 'GET') {
  const answer = await request(path, { method, cookie });
  expect(answer.status).toBe(200);
  return sessionsAnswer.parse(await answer.json()).sessions;
}

const isOpen = async (cookie: string) =>
  (await request(privacyPaths.sessions, { cookie })).status === 200;

test('a user sees each browser with the time of its last use, their current one first', async () => {
  const first = await signInFrom(phone);
  await signInFrom(desk);
  await signInFrom(undefined);
  const listed = await ask(first);
  expect(listed.map(({ browser, system, isThis }) => [browser, system, isThis])).toEqual([
    ['Chrome', 'Android', true],
    ['', '', false],
    ['Firefox', 'Windows', false],
  ]);
  await ask(first, privacyPaths.sessions, 'DELETE');
});

test('an ended session is refused, and the others continue', async () => {
  const own = await signInFrom(desk);
  const lost = await signInFrom(phone);
  const third = await signInFrom(desk);
  const phoneId = (await ask(own)).find(({ browser }) => browser === 'Chrome')?.id ?? '';
  const left = await ask(own, privacyPaths.session(phoneId), 'DELETE');
  expect(left.map(({ id }) => id)).not.toContain(phoneId);
  expect([await isOpen(lost), await isOpen(third)]).toEqual([false, true]);
  const again = await request(privacyPaths.session(phoneId), { method: 'DELETE', cookie: own });
  expect(again.status).toBe(404);
});

test('all other sessions end immediately, and other users stay signed in', async () => {
  const own = await signInFrom(desk);
  const others = [await signInFrom(phone), await signInFrom(desk)];
  const stranger = await signInFrom(desk, 'shop2');
  expect(await ask(own, privacyPaths.sessions, 'DELETE')).toHaveLength(1);
  expect(await Promise.all(others.map(isOpen))).toEqual([false, false]);
  expect(await isOpen(stranger)).toBe(true);
});

test('no answer contains a token or its hash', async () => {
  const cookie = await signInFrom(desk);
  const text = await (await request(privacyPaths.sessions, { cookie })).text();
  expect(text).not.toContain(cookie.split('.').at(-1));
  expect(Object.keys(JSON.parse(text).sessions[0])).toEqual(
    expect.not.arrayContaining(['token_hash', 'tokenHash']),
  );
});
