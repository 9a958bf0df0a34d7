import { describe, expect, test } from 'vitest';
import { secondFactor } from '../../../server/admin/second-factor.ts';
import { demoAccounts, demoPassword } from '../../../server/sample/accounts.ts';
import { peoplePaths } from '../../../src/api/accounts/people-paths.ts';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { dashboardPath } from '../../../src/api/dashboard/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { secondFactorPaths } from '../../../src/api/second-factor/paths.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { passkeyDevice } from '../support/passkey-device.ts';
import { appCode, cookiesOf, panelOrigin, secondFactorOf } from '../support/second-factor.ts';

const fresh = await freshApp();
const { request, signIn, asSuperuser, database, count } = fresh;
const { addPasskey, addApp, begin, post, take } = secondFactorOf(fresh);
const own = (cookie: string) => request(secondFactorPaths.own, { cookie });
const idsOf = (name: string) => demoAccounts.find(({ username }) => username === name);
const ofUser = (name: string) =>
  secondFactorPaths.ofUser(idsOf(name)?.accountId ?? '', idsOf(name)?.userId ?? '');

describe('a factor', () => {
  test('is offered and removed, and its codes are replaced, only with the right password', async () => {
    const cookie = await signIn('customer');
    await addApp(cookie);
    const password = 'not the password';
    const factor = { kind: 'app' };
    for (const [path, body] of [
      [secondFactorPaths.offers, { password, kind: 'app' }],
      [secondFactorPaths.removal, { password, factor }],
      [secondFactorPaths.recoveryCodes, { password }],
    ] as const) {
      const answer = await post(path, body, cookie);
      expect(answer.status).toBe(422);
      expect((await answer.json()).issues).toEqual([{ path: 'password', code: 'invalid' }]);
    }
    const codes = await post(secondFactorPaths.recoveryCodes, { password: demoPassword }, cookie);
    expect((await codes.json()).newCodes).toHaveLength(10);
    expect(await count('recovery_codes')).toBe(10);
    const removal = { password: demoPassword, factor };
    const removed = await post(secondFactorPaths.removal, removal, cookie);
    expect(await removed.json()).toMatchObject({ app: null, recoveryCodes: 0 });
    expect((await post(secondFactorPaths.removal, removal, cookie)).status).toBe(404);
    expect((await begin('customer')).signedIn.user.username).toBe('customer');
  });

  test.each([
    ['another challenge', { challenge: 'AAAA' }],
    ['another origin', { origin: 'http://evil.test' }],
    ['a person not verified', { isVerified: false }],
  ])('a passkey made for %s is not added', async (_, changed) => {
    const cookie = await signIn('shop');
    const body = { password: demoPassword, kind: 'passkey' };
    const { options } = await (await post(secondFactorPaths.offers, body, cookie)).json();
    const { challenge } = options;
    const response = passkeyDevice().make({ origin: panelOrigin, challenge, ...changed });
    expect((await post(secondFactorPaths.passkeys, { response }, cookie)).status).toBe(422);
    expect(await (await own(cookie)).json()).toMatchObject({ passkeys: [] });
  });

  test('is added once per offer, and not for an offer to another user or an old one', async () => {
    const cookie = await signIn('shop');
    const offers = { password: demoPassword, kind: 'app' };
    const { uri } = await (await post(secondFactorPaths.offers, offers, cookie)).json();
    const body = { code: appCode(uri) };
    expect((await post(secondFactorPaths.app, body, await signIn('shop2'))).status).toBe(422);
    await asSuperuser("update factor_offers set made_at = made_at - interval '16 min'");
    expect((await post(secondFactorPaths.app, body, cookie)).status).toBe(422);
    await asSuperuser("update factor_offers set made_at = made_at + interval '16 min'");
    const twice = await Promise.all([1, 2].map(() => post(secondFactorPaths.app, body, cookie)));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);
    await post(
      secondFactorPaths.removal,
      { password: demoPassword, factor: { kind: 'app' } },
      cookie,
    );
  });
});

describe('a user who has lost every factor', () => {
  test('gets access again from the lab, which removes factors and sessions and records it', async () => {
    const cookie = await signIn('shop');
    await addPasskey(cookie, passkeyDevice());
    const lab = await signIn('lab');
    const people = () => request(peoplePaths.people(idsOf('shop')?.accountId), { cookie: lab });
    expect(await (await people()).json()).toMatchObject({ people: [{ hasSecondFactor: true }] });
    const removed = await request(ofUser('shop'), { method: 'DELETE', cookie: lab });
    expect(removed.status).toBe(200);
    expect(await removed.json()).toMatchObject({ people: [{ hasSecondFactor: false }] });
    expect((await request(dashboardPath, { cookie })).status).toBe(401);
    expect((await begin('shop')).signedIn.user.username).toBe('shop');
    const { rows } = await asSuperuser('select action, subject_id from audit_log');
    const subject_id = idsOf('shop')?.userId;
    expect(rows).toContainEqual({ action: 'user.removeSecondFactor', subject_id });
  });

  test('can be reset only by the operator if they work for the lab', async () => {
    const lab = await signIn('lab');
    await addApp(lab);
    expect((await request(ofUser('lab'), { method: 'DELETE', cookie: lab })).status).toBe(404);
    const run = await secondFactor.read(['--username', 'lab', '--remove']);
    expect(await run?.(database)).toBe('lab no longer has a second factor.');
    expect(await run?.(database)).toBe("lab had no second factor. The user's sessions have ended.");
    expect((await begin('lab')).signedIn.user.username).toBe('lab');
    expect(await secondFactor.read(['--username', 'lab'])).toBeUndefined();
    const unknown = await secondFactor.read(['--username', 'nobody', '--remove']);
    await expect(unknown?.(database)).rejects.toThrow('There is no user nobody.');
  });
});

describe('when lab staff need a second factor', () => {
  const strict = fresh.another({ requireSecondFactor: 'lab' });
  const there = secondFactorOf(strict);

  test('a user without one can do nothing else until it is set up', async () => {
    const entry = await there.begin('lab');
    expect(entry).toMatchObject({ signedIn: null, secondStep: { kind: 'enrol' } });
    const { cookie } = entry;
    for (const path of [orderPaths.orders, dashboardPath, cataloguePath]) {
      const answer = await strict.request(path, { cookie });
      if (path === cataloguePath) expect(answer.status).toBe(200);
      else expect(await answer.json()).toEqual({ code: 'secondFactorMissing', issues: [] });
    }
    const session = await strict.request(sessionPaths.session, { cookie });
    expect(await session.json()).toEqual({ signedIn: null });
    const { answer, uri } = await there.addApp(cookie);
    expect((await answer.json()).isRequired).toBe(true);
    expect((await strict.request(orderPaths.orders, { cookie })).status).toBe(200);
    const factor = { kind: 'app' };
    const removal = { password: demoPassword, factor };
    expect((await there.post(secondFactorPaths.removal, removal, cookie)).status).toBe(409);
    const again = await there.begin('lab');
    const taken = await there.take({ kind: 'app', code: appCode(uri) }, again.cookie);
    expect((await strict.request(orderPaths.orders, { cookie: cookiesOf(taken) })).status).toBe(
      200,
    );
    expect((await take({ kind: 'app', code: appCode(uri) }, again.cookie)).status).toBe(401);
  });

  test('shops sign in without one', async () => {
    expect((await there.begin('shop')).signedIn.user.username).toBe('shop');
  });
});
