import { expect, test } from 'vitest';
import { demoPassword } from '../../../server/sample/accounts.ts';
import { privacyPaths } from '../../../src/api/privacy/paths.ts';
import { secondFactorPaths } from '../../../src/api/second-factor/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { secondFactorOf } from '../support/second-factor.ts';

const fresh = await freshApp();
const { request, signIn, asSuperuser } = fresh;
const { addApp, begin, post, take } = secondFactorOf(fresh);
const logged = async () => {
  const { rows } = await asSuperuser(
    "select * from audit_log where action like 'user.%' order by id",
  );
  return rows;
};

test('sign-ins and changes of credentials are recorded, failures at most once in five minutes', async () => {
  const other = await signIn('shop');
  const cookie = await signIn('shop');
  await request(privacyPaths.sessions, { method: 'DELETE', cookie });
  await addApp(cookie);
  for (let tries = 0; tries < 3; tries += 1) {
    await request(sessionPaths.login, { body: { username: 'shop', password: 'my secret' } });
    await request(sessionPaths.login, {
      body: { username: 'my secret name', password: 'my secret' },
    });
    await take({ kind: 'app', code: '000000' }, (await begin('shop')).cookie);
  }
  const next = 'three lenses on a bench';
  const body = { current: demoPassword, next };
  await request(privacyPaths.password, { method: 'PUT', cookie, body });
  const removal = { password: next, factor: { kind: 'app' } };
  await post(secondFactorPaths.removal, removal, cookie);
  await request(sessionPaths.logout, { method: 'POST', cookie });
  await request(sessionPaths.logout, { method: 'POST', cookie: other });
  const entries = await logged();
  expect(entries.map(({ action }) => action)).toEqual([
    'user.signIn',
    'user.signIn',
    'user.endSessions',
    'user.addFactor',
    'user.failPassword',
    'user.failSecondStep',
    'user.changePassword',
    'user.removeFactor',
    'user.signOut',
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/my secret|adasi-demo|lenses on a bench/);
});
