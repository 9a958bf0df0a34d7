import { describe, expect, test } from 'vitest';
import { demoPassword } from '../../../server/sample/accounts.ts';
import { dashboardPath } from '../../../src/api/dashboard/paths.ts';
import { privacyPaths } from '../../../src/api/privacy/paths.ts';
import { secondFactorPaths } from '../../../src/api/second-factor/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { passkeyDevice } from '../support/passkey-device.ts';
import { appCode, cookiesOf, panelOrigin, secondFactorOf } from '../support/second-factor.ts';
import { stopClock } from '../support/stop-clock.ts';

const fresh = await freshApp();
const { request, signIn, asSuperuser } = fresh;
const { addPasskey, addApp, begin, take, post, offer } = secondFactorOf(fresh);

const own = await signIn('shop');
const device = passkeyDevice();
const first = await (await addPasskey(own, device)).json();
const { uri, answer: withApp } = await addApp(own);
const isIn = async (cookie: string) => (await request(dashboardPath, { cookie })).status === 200;
const answered = (challenge: string, changed = {}) => ({
  kind: 'passkey',
  response: device.answer({ origin: panelOrigin, challenge, ...changed }),
});
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];

/** Makes the app's next code unused, and forgets wrong codes. */
const forget = () =>
  asSuperuser('with f as (delete from code_failures) update code_apps set last_step = 0');

test('the first factor comes with ten recovery codes, a second one with none', async () => {
  expect(first.newCodes).toHaveLength(10);
  expect(first).toMatchObject({ isRequired: false, app: null, recoveryCodes: 10 });
  expect(first.passkeys).toMatchObject([{ id: device.id, usedAt: null }]);
  const second = await withApp.json();
  expect(second).toMatchObject({ app: { createdAt: expect.any(String) }, recoveryCodes: 10 });
  expect(second.newCodes).toBeUndefined();
});

describe('the right password without the second step', () => {
  test('opens no session', async () => {
    const step = await begin('shop');
    expect(step).toMatchObject({ status: 200, signedIn: null });
    expect(step.secondStep).toMatchObject({ kind: 'confirm', hasApp: true });
    expect(step.cookie).toMatch(/^adasi-step=[^;]+$/);
    expect(await isIn(step.cookie)).toBe(false);
    const asSession = step.cookie.replace('adasi-step=', 'adasi=');
    expect(await isIn(asSession)).toBe(false);
  });

  test('offers only the passkeys made for this panel', async () => {
    const { secondStep } = await begin('shop');
    expect(secondStep.passkey).toMatchObject({
      rpId: 'panel.test',
      userVerification: 'required',
      allowCredentials: [{ id: device.id, type: 'public-key', transports: ['internal'] }],
    });
    await asSuperuser("update passkeys set rp_id = 'elsewhere.test'");
    expect((await begin('shop')).secondStep.passkey).toBeNull();
    await asSuperuser("update passkeys set rp_id = 'panel.test'");
  });
});

describe('a passkey', () => {
  test('signs in once for each right password', async () => {
    const step = await begin('shop');
    const body = answered(step.secondStep.passkey.challenge);
    const answer = await take(body, step.cookie);
    expect((await answer.json()).signedIn.user.username).toBe('shop');
    expect(await isIn(cookiesOf(answer))).toBe(true);
    expect(await codeOf(await take(body, step.cookie))).toEqual([401, 'secondStepOver']);
  });

  test.each([
    ['for another challenge', { challenge: 'AAAA' }],
    ['on another origin', { origin: 'http://evil.test' }],
    ['without verifying the person', { isVerified: false }],
  ])('that answers %s does not sign in', async (_, changed) => {
    const step = await begin('shop');
    const body = answered(step.secondStep.passkey.challenge, changed);
    expect(await codeOf(await take(body, step.cookie))).toEqual([401, 'wrongSecondStep']);
  });

  test('of another device does not sign in', async () => {
    const step = await begin('shop');
    const { challenge } = step.secondStep.passkey;
    const response = passkeyDevice().answer({ origin: panelOrigin, challenge });
    const answer = await take({ kind: 'passkey', response }, step.cookie);
    expect(await codeOf(answer)).toEqual([401, 'wrongSecondStep']);
    const posed = { ...response, id: device.id, rawId: device.id };
    const again = await take({ kind: 'passkey', response: posed }, step.cookie);
    expect(await codeOf(again)).toEqual([401, 'wrongSecondStep']);
  });
});

describe('a code', () => {
  test('of the app signs in once, in its half minute or an adjacent one', async () => {
    stopClock();
    for (const steps of [-1, 0, 1]) {
      await forget();
      const { cookie } = await begin('shop');
      const code = appCode(uri, steps);
      expect((await take({ kind: 'app', code }, cookie)).status).toBe(200);
      const again = await begin('shop');
      const used = await take({ kind: 'app', code }, again.cookie);
      expect(await codeOf(used)).toEqual([401, 'wrongSecondStep']);
    }
    await forget();
    const { cookie } = await begin('shop');
    for (const steps of [-3, 3]) {
      const answer = await take({ kind: 'app', code: appCode(uri, steps) }, cookie);
      expect(await codeOf(answer)).toEqual([401, 'wrongSecondStep']);
    }
  });

  test('sent by many requests concurrently signs in only one of them', async () => {
    await forget();
    const { cookie } = await begin('shop');
    const body = { kind: 'app', code: appCode(uri) };
    const answers = await Promise.all([1, 2, 3].map(() => take(body, cookie)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('for recovery signs in once, however it is typed, and only its hash is stored', async () => {
    await forget();
    const [code = '', other = ''] = first.newCodes;
    const { rows } = await asSuperuser('select r::text as row from recovery_codes r');
    expect(rows.map(({ row }) => row).join()).not.toContain(code);
    const { cookie } = await begin('shop');
    const typed = code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'o');
    const answer = await take({ kind: 'recovery', code: typed }, cookie);
    expect(answer.status).toBe(200);
    const left = await request(secondFactorPaths.own, { cookie: cookiesOf(answer) });
    expect(await left.json()).toMatchObject({ recoveryCodes: 9 });
    const again = await begin('shop');
    expect((await take({ kind: 'recovery', code }, again.cookie)).status).toBe(401);
    expect((await take({ kind: 'recovery', code: other }, again.cookie)).status).toBe(200);
  });
});

describe('a second step', () => {
  test.each([
    ['five tries are over', 'update second_steps set tries = 5'],
    ['five minutes are over', "update second_steps set made_at = made_at - interval '301 s'"],
    ['the account was suspended', 'update accounts set suspended_at = now()'],
    ['the user was deactivated', 'update users set deactivated_at = now()'],
    ['the password was changed', "update users set password_hash = password_hash || 'x'"],
  ])('requires the password again once %s', async (_, change) => {
    await forget();
    const { cookie } = await begin('shop');
    await asSuperuser(change);
    const answer = await take({ kind: 'app', code: appCode(uri) }, cookie);
    expect(await codeOf(answer)).toEqual([401, 'secondStepOver']);
    await asSuperuser('update accounts set suspended_at = null');
    await asSuperuser('update users set deactivated_at = null');
    await asSuperuser("update users set password_hash = rtrim(password_hash, 'x')");
  });

  test('counts its tries', async () => {
    await forget();
    const { cookie } = await begin('shop');
    for (let tries = 0; tries < 5; tries += 1) await take({ kind: 'app', code: '000000' }, cookie);
    const answer = await take({ kind: 'app', code: '000000' }, cookie);
    expect(await codeOf(answer)).toEqual([401, 'secondStepOver']);
  });

  test('is refused without the cookie of the right password', async () => {
    const body = { kind: 'app', code: appCode(uri) };
    for (const cookie of [undefined, 'adasi-step=x', own.replace('adasi=', 'adasi-step=')]) {
      expect(await codeOf(await take(body, cookie))).toEqual([401, 'secondStepOver']);
    }
  });

  test('leaves at most ten of a user in the table', async () => {
    for (let time = 0; time < 12; time += 1) await begin('shop');
    expect(await fresh.count('second_steps')).toBe(10);
  });
});

describe('wrong codes', () => {
  const wrong = { kind: 'app', code: '000000' };
  const rightPasskey = async () => {
    const step = await begin('shop');
    return take(answered(step.secondStep.passkey.challenge), step.cookie);
  };

  test('are throttled regardless of the address, and right passwords do not reset the count', async () => {
    stopClock();
    await forget();
    for (let tries = 0; tries < 5; tries += 1) {
      const { cookie } = await begin('shop', { from: `203.0.113.${tries}` });
      expect((await take(wrong, cookie)).status).toBe(401);
    }
    const { cookie } = await begin('shop');
    const answer = await take({ kind: 'app', code: appCode(uri) }, cookie);
    expect(await codeOf(answer)).toEqual([429, 'tooManyAttempts']);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('from someone who knows the password do not block a passkey or a known device', async () => {
    await forget();
    const known = cookiesOf(await rightPasskey());
    const device = known.split('; ').find((each) => each.startsWith('adasi-device=')) ?? '';
    for (let tries = 0; tries < 6; tries += 1) await take(wrong, (await begin('shop')).cookie);
    expect((await rightPasskey()).status).toBe(200);
    const { cookie } = await begin('shop', { cookie: device });
    const answer = await take({ kind: 'app', code: appCode(uri) }, `${cookie}; ${device}`);
    expect(answer.status).toBe(200);
  });

  test('are not counted from a stranger without the password', async () => {
    await forget();
    for (let tries = 0; tries < 20; tries += 1) {
      await request(sessionPaths.login, { body: { username: 'shop', password: 'wrong' } });
      await take(wrong);
    }
    expect(await fresh.count('code_failures')).toBe(0);
  });
});

test('another user signs in without a second step', async () => {
  const answer = await request(sessionPaths.login, {
    body: { username: 'shop2', password: demoPassword },
  });
  const session = await answer.json();
  expect(session.secondStep).toBeUndefined();
  expect(session.signedIn.user.username).toBe('shop2');
});

test('each new factor ends all sessions except the current one', async () => {
  const cookie = await signIn('shop2');
  const other = await signIn('shop2');
  expect((await addApp(cookie)).answer.status).toBe(200);
  expect(await isIn(other)).toBe(false);
  expect(await isIn(cookie)).toBe(true);
  const { sessions } = await (await request(privacyPaths.sessions, { cookie })).json();
  expect(sessions).toHaveLength(1);
  const removal = { password: demoPassword, factor: { kind: 'app' } };
  expect((await post(secondFactorPaths.removal, removal, cookie)).status).toBe(200);
  expect((await offer(cookie, 'passkey')).kind).toBe('passkey');
});
