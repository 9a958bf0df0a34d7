import { argon2, createHash } from 'node:crypto';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { findAccountOf } from '../../../server/db/accounts/users.ts';
import { reinstateAccount, suspendAccount } from '../../../server/use-cases/accounts/suspension.ts';
import { sessionAnswer } from '../../../src/api/session/contract.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { freshApp } from '../support/fresh-app.ts';

// Earlier test files have imported the server without the mock.
vi.hoisted(() => vi.resetModules());
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  return { ...crypto, argon2: vi.fn(crypto.argon2) };
});
afterAll(() => void vi.resetModules());

const { request, signIn, asSuperuser, count, database } = await freshApp();

async function whoIs(cookie?: string): Promise<string | undefined> {
  const answer = await request(sessionPaths.session, { cookie });
  return sessionAnswer.parse(await answer.json()).signedIn?.user.username;
}

function login(body: unknown, headers: Record<string, string> = {}, cookie?: string) {
  return request(sessionPaths.login, { body, headers, cookie });
}

const right = { username: 'shop', password: 'adasi-demo' };

describe('signing in', () => {
  test('answers with the user, and sets a cookie that scripts and other sites cannot use', async () => {
    const answer = await login(right);
    expect(sessionAnswer.parse(await answer.json()).signedIn).toMatchObject({
      user: { username: 'shop', role: 'Shop' },
      account: { name: 'عینک‌سرای نمونه آفتاب' },
    });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^adasi=[0-9a-f-]{36}\.[\w-]{43}; /);
    expect(cookie?.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Strict',
    ]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test('accepts the username as a phone keyboard types it', async () => {
    const answer = await login({ ...right, username: ' Shop ' });
    expect(answer.status).toBe(200);
  });

  test('stores only the hash of the token', async () => {
    const token = (await signIn('customer')).split('.')[1] ?? '';
    const hash = createHash('sha256').update(token).digest();
    const found = await asSuperuser('select * from sessions where token_hash = $1', [hash]);
    const { rows } = await asSuperuser('select s::text as row from sessions s');
    expect(found.rowCount).toBe(1);
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });

  test('again ends the earlier session', async () => {
    const first = await signIn('shop2');
    await login({ ...right, username: 'shop2' }, {}, first);
    expect(await whoIs(first)).toBeUndefined();
  });

  test.each([
    [{ username: 'shop' }, 'password', 'required'],
    [{ username: '', password: 'x' }, 'username', 'required'],
    [{ username: 1, password: 'x' }, 'username', 'invalid'],
    [{ ...right, admin: true }, 'admin', 'unknownField'],
    [{ username: 'a\u0000', password: 'x' }, 'username', 'invalid'],
    [{ username: 'x'.repeat(65), password: 'x' }, 'username', 'tooLong'],
  ])('refuses %j with an issue at its field', async (body, path, code) => {
    const answer = await login(body);
    expect(answer.status).toBe(422);
    expect((await answer.json()).issues).toContainEqual(expect.objectContaining({ path, code }));
  });

  test('requires the panel’s origin', async () => {
    const answer = await login(right, { Origin: 'https://evil.test' });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });
});

describe('an unknown user', () => {
  test('gets the same answer as a wrong password', async () => {
    const wrong = await login({ ...right, password: 'wrong' });
    const unknown = await login({ ...right, username: 'nobody' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await unknown.json()).toEqual(await wrong.json());
    expect([...unknown.headers]).toEqual([...wrong.headers]);
  });

  test('costs the same: one equal hash and as many database queries', async () => {
    const connect = vi.spyOn(database.pool, 'connect');
    const workFor = async (username: string) => {
      vi.mocked(argon2).mockClear();
      connect.mockClear();
      await request(sessionPaths.login, {
        body: { username, password: 'wrong' },
        from: '198.51.100.7',
      });
      const hashes = vi.mocked(argon2).mock.calls.map(([algorithm, given]) => {
        const { message, memory, passes, parallelism, tagLength } = given;
        return { algorithm, message, memory, passes, parallelism, tagLength };
      });
      return { hashes, questions: connect.mock.calls.length };
    };
    const known = await workFor('lab');
    expect(known.hashes).toHaveLength(1);
    expect(await workFor('nobody-else')).toEqual(known);
    connect.mockRestore();
  });
});

describe('a session', () => {
  test('needs its cookie, unchanged', async () => {
    const cookie = await signIn('shop');
    expect(await whoIs()).toBeUndefined();
    expect(await whoIs(`${cookie.slice(0, -1)}_`)).toBeUndefined();
    expect(await whoIs(cookie)).toBe('shop');
  });

  test.each([
    ['unused for over 7 days', "seen_at = now() - interval '7 days 1 second'"],
    ['older than 30 days', "created_at = now() - interval '30 days 1 second'"],
  ])('%s has ended, and is deleted at the next login', async (_, change) => {
    const cookie = await signIn('lab');
    await asSuperuser(
      `update sessions set ${change} where user_id in (select id from users where username = 'lab')`,
    );
    expect(await whoIs(cookie)).toBeUndefined();
    const before = await count('sessions');
    await signIn('lab');
    expect(await count('sessions')).toBeLessThanOrEqual(before);
  });

  test('stays alive while it is used', async () => {
    const cookie = await signIn('shop');
    await asSuperuser("update sessions set seen_at = now() - interval '6 days'");
    expect(await whoIs(cookie)).toBe('shop');
    const { rows } = await asSuperuser(
      "select from sessions where seen_at > now() - interval '1 minute'",
    );
    expect(rows.length).toBe(1);
  });

  test('ends on the server at logout, which deletes the cookie', async () => {
    const cookie = await signIn('shop');
    const before = await count('sessions');
    const answer = await request(sessionPaths.logout, { method: 'POST', cookie });
    expect(await answer.json()).toEqual({ signedIn: null });
    expect(answer.headers.get('Set-Cookie')).toMatch(/^adasi=; Max-Age=0; Path=\/;/);
    expect(await count('sessions')).toBe(before - 1);
    expect(await whoIs(cookie)).toBeUndefined();
  });

  test('need not exist for a logout', async () => {
    expect((await request(sessionPaths.logout, { method: 'POST' })).status).toBe(200);
    expect(
      (
        await request(sessionPaths.logout, {
          method: 'POST',
          headers: { Origin: 'https://x.test' },
        })
      ).status,
    ).toBe(403);
  });
});

describe('a suspended account', () => {
  const suspended = async () => (await findAccountOf(database, 'shop2')) ?? '';

  test('has no session from the next request on, and signs in again only once it is reinstated', async () => {
    const cookie = await signIn('shop2');
    expect(await whoIs(cookie)).toBe('shop2');
    await suspendAccount(database, { account: await suspended(), by: 'operator' });
    expect(await whoIs(cookie)).toBeUndefined();
    const refused = await login({ ...right, username: 'shop2' });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { code: 'suspended', issues: [] },
    ]);
    expect(refused.headers.getSetCookie()).toEqual([]);
    await reinstateAccount(database, { account: await suspended(), by: 'operator' });
    expect(await whoIs(cookie)).toBeUndefined();
    expect(await whoIs(await signIn('shop2'))).toBe('shop2');
  });

  test('is not revealed with a wrong password', async () => {
    await suspendAccount(database, { account: await suspended(), by: 'operator' });
    const refused = await login({ username: 'shop2', password: 'wrong' });
    expect([refused.status, await refused.json()]).toEqual([
      401,
      { code: 'badCredentials', issues: [] },
    ]);
    await reinstateAccount(database, { account: await suspended(), by: 'operator' });
  });
});
