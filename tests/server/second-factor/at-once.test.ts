import { beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '../../../server/sample/accounts.ts';
import { secondFactorPaths } from '../../../src/api/second-factor/paths.ts';
import { idsOf, signedInCookies, signInOn } from '../support/device-cookies.ts';
import { freshApp } from '../support/fresh-app.ts';
import { passkeyDevice } from '../support/passkey-device.ts';
import { appCode, panelOrigin, secondFactorOf } from '../support/second-factor.ts';
import { stopClock } from '../support/stop-clock.ts';

const fresh = await freshApp();
const { asSuperuser } = fresh;
const { addApp, addPasskey, begin, take, post } = secondFactorOf(fresh);

beforeEach(stopClock);

describe('someone who knows the password', () => {
  const key = passkeyDevice();

  test('cannot push out the second step of a known device', async () => {
    const { session } = await signInOn(fresh, 'lab');
    await addPasskey(session, key);
    const signedIn = await begin('lab');
    const response = (challenge: string) => key.answer({ origin: panelOrigin, challenge });
    const passkey = (challenge: string) => ({ kind: 'passkey', response: response(challenge) });
    const { challenge } = signedIn.secondStep.passkey;
    const { device } = signedInCookies(await take(passkey(challenge), signedIn.cookie));
    const own = await begin('lab', { cookie: device });
    for (let at = 0; at < 25; at += 1) await begin('lab', { from: `198.51.100.${at}` });
    const answer = await take(passkey(own.secondStep.passkey.challenge), own.cookie);
    expect(answer.status).toBe(200);
    const { user } = await idsOf(fresh, 'lab');
    const open = await asSuperuser('select from second_steps where user_id = $1', [user]);
    expect(open.rowCount).toBeLessThanOrEqual(10);
  });
});

describe('correct answers to the same step, sent concurrently', () => {
  const cookieOf = async (username: string) => (await signInOn(fresh, username)).session;
  const left = async (user: string) => {
    const { rows } = await asSuperuser(
      'select count(*)::int as left from recovery_codes where user_id = $1',
      [user],
    );
    return rows[0].left;
  };

  test.each([2, 3, 5])('use up one of %i recovery codes', async (count) => {
    await asSuperuser('delete from passkeys');
    await asSuperuser('delete from code_apps');
    await asSuperuser('update users set second_factor = false');
    await asSuperuser('delete from login_attempts');
    const session = await cookieOf('shop');
    const { user } = await idsOf(fresh, 'shop');
    const { newCodes } = await (await addApp(session)).answer.json();
    const { cookie } = await begin('shop');
    const codes = newCodes.slice(0, count);
    const answers = await Promise.all(
      codes.map((code: string) => take({ kind: 'recovery', code }, cookie)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array(count - 1).fill(401),
    ]);
    expect(await left(user)).toBe(9);
    expect(await fresh.count('code_failures')).toBe(0);
  });

  test('of different kinds use up only one', async () => {
    const { user } = await idsOf(fresh, 'shop');
    const removal = { password: demoPassword, factor: { kind: 'app' } };
    await asSuperuser('delete from code_apps');
    await asSuperuser('update users set second_factor = false');
    const session = await cookieOf('shop');
    const { uri, answer } = await addApp(session);
    const { newCodes } = await answer.json();
    const { cookie } = await begin('shop');
    const before = await asSuperuser('select last_step from code_apps where user_id = $1', [user]);
    const answers = await Promise.all([
      take({ kind: 'app', code: appCode(uri) }, cookie),
      take({ kind: 'recovery', code: newCodes[0] }, cookie),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const after = await asSuperuser('select last_step from code_apps where user_id = $1', [user]);
    const usedApp = after.rows[0].last_step > before.rows[0].last_step ? 1 : 0;
    expect(usedApp + (10 - (await left(user)))).toBe(1);
    expect((await post(secondFactorPaths.removal, removal, session)).status).toBe(200);
  });
});
