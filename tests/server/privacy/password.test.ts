import { expect, test } from 'vitest';
import { demoPassword } from '../../../server/sample/accounts.ts';
import { dashboardPath } from '../../../src/api/dashboard/paths.ts';
import { privacyPaths } from '../../../src/api/privacy/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { stopClock } from '../support/stop-clock.ts';

const { request, signIn } = await freshApp();

const good = 'three lenses on a bench';

const change = (cookie: string, current: string, next: string) =>
  request(privacyPaths.password, { method: 'PUT', cookie, body: { current, next } });

const signInWith = (username: string, password: string) =>
  request(sessionPaths.login, { method: 'POST', body: { username, password } });

test('the new password signs in, the old one does not, and other sessions end', async () => {
  const own = await signIn('shop');
  const other = await signIn('shop');
  const answer = await change(own, demoPassword, good);
  expect(answer.status).toBe(200);
  expect((await answer.json()).sessions).toHaveLength(1);
  expect((await request(dashboardPath, { cookie: other })).status).toBe(401);
  expect((await request(dashboardPath, { cookie: own })).status).toBe(200);
  expect((await signInWith('shop', demoPassword)).status).toBe(401);
  expect((await signInWith('shop', good)).status).toBe(200);
});

test.each([
  ['short', 'tooShort'],
  ['aaaaaaaaaaaa', 'monotonous'],
  ['password1234', 'common'],
  ['shop2-adasi!', 'context'],
])('the new password %s is refused with an issue at its field: %s', async (next, fault) => {
  const answer = await change(await signIn('shop2'), demoPassword, next);
  expect(answer.status).toBe(422);
  expect((await answer.json()).issues).toEqual([
    { path: 'next', code: 'invalid', params: { fault } },
  ]);
});

test('a wrong current password gets an issue at its field, changes nothing, and is throttled like a login', async () => {
  stopClock();
  const cookie = await signIn('customer');
  const other = await signIn('customer');
  const statuses: number[] = [];
  for (let tries = 0; tries < 8; tries += 1) {
    const answer = await change(cookie, 'not the password', good);
    statuses.push(answer.status);
    if (answer.status === 422) {
      expect((await answer.json()).issues).toEqual([{ path: 'current', code: 'invalid' }]);
    } else expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  expect((await request(dashboardPath, { cookie: other })).status).toBe(200);
});
