import { beforeEach, describe, expect, test } from 'vitest';
import { sessionKey } from '../../../server/auth/session-token.ts';
import { recordAttempt } from '../../../server/db/accounts/login-attempts.ts';
import { makeLink, spendLink } from '../../../server/db/accounts/password-links.ts';
import { changePerson } from '../../../server/db/accounts/people.ts';
import { demoPassword } from '../../../server/sample/accounts.ts';
import { reinstateAccount, suspendAccount } from '../../../server/use-cases/accounts/suspension.ts';
import { removeAllFactors } from '../../../server/use-cases/second-factor/remove-factor.ts';
import { privacyPaths } from '../../../src/api/privacy/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { idsOf, signInOn } from '../support/device-cookies.ts';
import { freshApp } from '../support/fresh-app.ts';
import { passkeyDevice } from '../support/passkey-device.ts';
import { secondFactorOf } from '../support/second-factor.ts';
import { stopClock } from '../support/stop-clock.ts';

const fresh = await freshApp();
const { request, asSuperuser, database } = fresh;
const { addApp, addPasskey } = secondFactorOf(fresh);
const signIn = (username: string, device?: string) => signInOn(fresh, username, device);

/** Guesses passwords until unknown devices have to wait. Known devices do not have to. */
async function isKnown(username: string, device: string): Promise<boolean> {
  await asSuperuser('delete from login_attempts');
  for (let stranger = 0; stranger < 21; stranger += 1) {
    await recordAttempt(database, { username, address: `203.0.113.${stranger}` });
  }
  const body = { username, password: 'wrong' };
  const answer = await request(sessionPaths.login, { body, cookie: device, from: '192.0.2.99' });
  await asSuperuser('delete from login_attempts');
  return answer.status === 401;
}

const by = {
  account: '01900000-0000-7000-8000-0000000000a1',
  user: '01900000-0000-7000-8000-0000000000b1',
  name: 'Lab',
} as const;

beforeEach(stopClock);

describe('a device is no longer known once', () => {
  const username = 'customer';
  const other = () => signIn(username);
  const changes: [string, (ids: { account: string; user: string }) => Promise<unknown>][] = [
    [
      'the password was changed',
      async () => {
        const body = { current: demoPassword, next: 'a longer one 57' };
        const { session } = await other();
        const answer = await request(privacyPaths.password, {
          method: 'PUT',
          body,
          cookie: session,
        });
        expect(answer.status).toBe(200);
      },
    ],
    [
      'a link set the password',
      async (ids) => {
        const link = await makeLink(database, { ...ids, by });
        const key = sessionKey(link?.token);
        expect(key && (await spendLink(database, key, 'hash'))).toBe(true);
      },
    ],
    [
      'the password was changed outside the API',
      () => asSuperuser("update users set password_hash = 'hash' where username = $1", [username]),
    ],
    ['an app was added', async () => addApp((await other()).session)],
    ['a passkey was added', async () => addPasskey((await other()).session, passkeyDevice())],
    [
      'a factor was added outside the API',
      ({ account, user }) =>
        asSuperuser("insert into code_apps values ($1, $2, 'x', 0)", [account, user]),
    ],
    [
      'the user signed out everywhere else',
      async () =>
        request(privacyPaths.sessions, { method: 'DELETE', cookie: (await other()).session }),
    ],
    [
      'its session was ended elsewhere',
      async () => {
        const cookie = (await other()).session;
        const { sessions } = await (await request(privacyPaths.sessions, { cookie })).json();
        for (const { id, isThis } of sessions) {
          const ended = `${privacyPaths.sessions}/${id}`;
          if (!isThis) await request(ended, { method: 'DELETE', cookie });
        }
      },
    ],
    [
      'the user was deactivated',
      async (ids) => {
        const change = { name: 'X', accountRole: 'Staff', isActive: false } as const;
        await asSuperuser(
          `insert into users (account_id, id, username, name, role, password_hash)
           values ($1, gen_random_uuid(), 'owner2', 'Owner', 'Shop', '')`,
          [ids.account],
        );
        expect(await changePerson(database, { ...ids, by }, change)).toBe('changed');
        await asSuperuser('update users set deactivated_at = null');
        await asSuperuser("delete from users where username = 'owner2'");
      },
    ],
    [
      'the account was suspended',
      async ({ account }) => {
        await suspendAccount(database, { account, by });
        await reinstateAccount(database, { account, by });
      },
    ],
    ['all factors were removed', (ids) => removeAllFactors(database, ids, by)],
  ];

  test.each(changes)('%s', async (_, change) => {
    const ids = await idsOf(fresh, username);
    const { rows } = await asSuperuser('select password_hash from users where id = $1', [ids.user]);
    const { device } = await signIn(username);
    expect(await isKnown(username, device)).toBe(true);
    try {
      await change(ids);
      expect(await isKnown(username, device)).toBe(false);
    } finally {
      await asSuperuser('delete from passkeys where user_id = $1', [ids.user]);
      await asSuperuser('delete from code_apps where user_id = $1', [ids.user]);
      await asSuperuser(
        'update users set password_hash = $2, second_factor = false where id = $1',
        [ids.user, rows[0].password_hash],
      );
    }
  });
});

describe('the device that makes a change stays known', () => {
  const username = 'customer';

  test('when its user signs out and in again', async () => {
    const { device, session } = await signIn(username);
    await request(sessionPaths.logout, { method: 'POST', cookie: session });
    expect(await isKnown(username, device)).toBe(true);
  });

  test('when the password changes there', async () => {
    const { device, session } = await signIn(username);
    const body = { current: demoPassword, next: 'a longer one 57' };
    await request(privacyPaths.password, { method: 'PUT', body, cookie: session });
    expect(await isKnown(username, device)).toBe(true);
    const back = { current: body.next, next: 'another one 571' };
    await request(privacyPaths.password, { method: 'PUT', body: back, cookie: session });
    expect(await isKnown(username, device)).toBe(true);
  });
});
