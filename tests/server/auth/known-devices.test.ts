import { beforeEach, describe, expect, test } from 'vitest';
import { recordAttempt } from '../../../server/db/accounts/login-attempts.ts';
import { demoPassword } from '../../../server/sample/accounts.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { signedInCookies, signInOn } from '../support/device-cookies.ts';
import { freshApp } from '../support/fresh-app.ts';
import { passkeyDevice } from '../support/passkey-device.ts';
import { panelOrigin, secondFactorOf } from '../support/second-factor.ts';
import { stopClock } from '../support/stop-clock.ts';

const fresh = await freshApp();
const { request, asSuperuser, database } = fresh;
const { addApp, addPasskey, begin, take } = secondFactorOf(fresh);

const signIn = (username: string, device?: string) => signInOn(fresh, username, device);

async function collect(count: number, username: string): Promise<string[]> {
  const devices: string[] = [];
  for (let at = 0; at < count; at += 1) devices.push((await signIn(username)).device);
  return devices;
}

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

const wrongTries = (devices: readonly string[]) =>
  Promise.all(
    devices.flatMap((cookie, at) =>
      Array.from({ length: 5 }, () =>
        request(sessionPaths.login, {
          body: { username: 'shop', password: 'wrong' },
          cookie,
          from: `198.51.100.${at}`,
        }),
      ),
    ),
  );

beforeEach(stopClock);

describe('collected devices', () => {
  test('allow hardly more concurrent password attempts than one device', async () => {
    const devices = await collect(24, 'shop');
    const answers: Response[] = [];
    // The hashing queue has room for this many.
    for (let at = 0; at < devices.length; at += 10) {
      answers.push(...(await wrongTries(devices.slice(at, at + 10))));
    }
    const known = await asSuperuser('select from known_devices');
    expect(known.rowCount).toBe(8);
    const checked = answers.filter(({ status }) => status === 401);
    // Twenty from all unknown devices, ten from known ones, and the first on each device.
    expect(checked.length).toBeLessThanOrEqual(20 + 10 + 8);
  });

  test('allow hardly more concurrent code attempts than one device', async () => {
    const { session } = await signIn('shop2');
    const key = passkeyDevice();
    await addPasskey(session, key);
    await addApp(session);
    const devices: string[] = [];
    for (let at = 0; at < 24; at += 1) {
      const step = await begin('shop2');
      const { challenge } = step.secondStep.passkey;
      const response = key.answer({ origin: panelOrigin, challenge });
      devices.push(signedInCookies(await take({ kind: 'passkey', response }, step.cookie)).device);
    }
    let checked = 0;
    for (const device of devices) {
      const { cookie } = await begin('shop2', { cookie: device });
      const wrong = { kind: 'app', code: '000000' };
      const cookies = `${cookie}; ${device}`;
      const answers = await Promise.all(Array.from({ length: 5 }, () => take(wrong, cookies)));
      checked += answers.filter(({ status }) => status === 401).length;
    }
    // Five from all unknown devices, ten from known ones, and the first on each device.
    expect(checked).toBeLessThanOrEqual(5 + 10 + 8);
  });
});

describe('the oldest devices are forgotten', () => {
  test('when a ninth is added, least recently used first', async () => {
    const [first = '', second = '', ...others] = await collect(8, 'customer');
    await signIn('customer', first);
    const { device: ninth } = await signIn('customer');
    expect(await isKnown('customer', second)).toBe(false);
    for (const device of [first, ...others, ninth]) {
      expect(await isKnown('customer', device)).toBe(true);
    }
  });
});

describe('a device that sends the right password', () => {
  test('is not locked out by attempts on other known devices', async () => {
    const devices = await collect(7, 'shop');
    const { device } = await signIn('shop');
    await wrongTries(devices);
    const body = { username: 'shop', password: demoPassword };
    const answer = await request(sessionPaths.login, { body, cookie: device, from: '192.0.2.7' });
    expect(answer.status).toBe(200);
  });

  test('subtracts only its own failures from the sum', async () => {
    await asSuperuser('delete from login_attempts');
    const [one = '', two = ''] = await collect(2, 'shop');
    const attempt = (cookie: string, password: string) =>
      request(sessionPaths.login, { body: { username: 'shop', password }, cookie });
    const sum = async () => {
      const { rows } = await asSuperuser('select max(failures)::int as sum from login_attempts');
      return rows[0].sum;
    };
    for (let tries = 0; tries < 4; tries += 1) await attempt(one, 'wrong');
    for (let tries = 0; tries < 3; tries += 1) await attempt(two, 'wrong');
    expect(await sum()).toBe(7);
    await attempt(two, demoPassword);
    expect(await sum()).toBe(4);
    await attempt(one, demoPassword);
    expect(await sum()).toBe(0);
  });
});
