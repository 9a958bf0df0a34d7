import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearOldAttempts, recordAttempt } from '../../../server/db/accounts/login-attempts.ts';
import { log } from '../../../server/process/log/log.ts';
import { sessionPaths } from '../../../src/api/session/paths.ts';
import { freshApp } from '../support/fresh-app.ts';
import { stopClock } from '../support/stop-clock.ts';

const { request, asSuperuser, database } = await freshApp();
const behindProxy = await freshApp({ trustedProxies: 1 });

beforeEach(stopClock);
afterEach(() => vi.restoreAllMocks());

type App = Pick<typeof behindProxy, 'request'>;
const direct: App = { request };

async function login(
  app: App,
  {
    username,
    password = 'wrong',
    from = '192.0.2.1',
    forwarded,
    cookie,
  }: {
    username: string;
    password?: string;
    from?: string;
    forwarded?: string;
    cookie?: string | undefined;
  },
) {
  const headers = { 'X-Forwarded-For': forwarded };
  const body = { username, password };
  const answer = await app.request(sessionPaths.login, { body, from, headers, cookie });
  return { status: answer.status, wait: Number(answer.headers.get('Retry-After')) };
}

/** Signs in. Returns the device cookie and the full header that set it. */
async function deviceOf(app: App, username: string, from: string) {
  const body = { username, password: 'adasi-demo' };
  const answer = await app.request(sessionPaths.login, { body, from });
  const set = answer.headers.getSetCookie().find((each) => /^(__Secure-)?adasi-device=/.test(each));
  return { set: set ?? '', cookie: set?.split(';')[0] };
}

async function fail(times: number, attempt: Parameters<typeof login>[1], app: App = direct) {
  for (let round = 0; round < times; round += 1) await login(app, attempt);
}

/** Moves all attempts into the past. */
function pass(seconds: number) {
  return asSuperuser(
    `update login_attempts set free_at = free_at - interval '${seconds} s', last_at = last_at - interval '${seconds} s'`,
  );
}

describe('wrong passwords', () => {
  test('cause growing delays after the first few; the right password works after the delay', async () => {
    const attempt = { username: 'shop', from: '192.0.2.10' };
    await fail(4, attempt);
    expect(await login(direct, attempt)).toEqual({ status: 401, wait: 0 });
    expect(await login(direct, attempt)).toEqual({ status: 429, wait: 1 });
    await pass(1);
    expect((await login(direct, attempt)).status).toBe(401);
    expect(await login(direct, { ...attempt, password: 'adasi-demo' })).toEqual({
      status: 429,
      wait: 2,
    });
    await pass(2);
    expect((await login(direct, { ...attempt, password: 'adasi-demo' })).status).toBe(200);
    await fail(4, attempt);
    expect((await login(direct, { ...attempt, password: 'adasi-demo' })).status).toBe(200);
  });

  test('are all counted when sent concurrently', async () => {
    const attempt = { username: 'customer', from: '192.0.2.11' };
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(direct, attempt)));
    expect(answers.filter(({ status }) => status === 401).length).toBe(5);
    expect(answers.filter(({ status }) => status === 429).length).toBe(7);
  });

  test('of a stranger never lock a shop out at an address where it has signed in before', async () => {
    const home = { username: 'shop2', from: '192.0.2.20', password: 'adasi-demo' };
    expect((await login(direct, home)).status).toBe(200);
    for (let stranger = 0; stranger < 20; stranger += 1) {
      await recordAttempt(database, { username: 'shop2', address: `203.0.113.${stranger}` });
    }
    expect((await login(direct, { ...home, from: '203.0.113.99' })).status).toBe(429);
    expect((await login(direct, home)).status).toBe(200);
  });

  test('for many usernames from one address delay only that address', async () => {
    for (let name = 0; name < 60; name += 1) {
      await recordAttempt(database, { username: `guess${name}`, address: '192.0.2.66' });
    }
    expect((await login(direct, { username: 'lab', from: '192.0.2.66' })).status).toBe(429);
    expect((await login(direct, { username: 'lab', from: '192.0.2.67' })).status).toBe(401);
  });

  test('are forgotten after an hour', async () => {
    const attempt = { username: 'lab', from: '192.0.2.12' };
    await fail(8, attempt);
    expect((await login(direct, attempt)).status).toBe(429);
    await pass(3601);
    await fail(4, attempt);
    expect((await login(direct, attempt)).status).toBe(401);
  });

  test('are stored without a readable username or address', async () => {
    const { rows } = await asSuperuser('select a::text as row from login_attempts a');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ row }) => !row.includes('shop') && !row.includes('192.0'))).toBe(true);
  });
});

describe('a device that signed in before', () => {
  const right = { username: 'shop2', password: 'adasi-demo' };

  test('has a cookie that no script can read and that is sent only to the login', async () => {
    const { set } = await deviceOf(direct, 'shop2', '192.0.2.40');
    expect(set.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=34560000',
      'Path=/api/login',
      'SameSite=Strict',
    ]);
    expect(set).not.toContain('shop2');
    const https = await freshApp({ publicOrigin: 'https://panel.example' });
    const body = { ...right, username: 'shop' };
    const headers = { Origin: 'https://panel.example' };
    const cookies = (
      await https.request(sessionPaths.login, { body, headers })
    ).headers.getSetCookie();
    const secure = cookies.find((each) => each.startsWith('__Secure-adasi-device='));
    expect(secure).toContain('; Secure');
  });

  test('is not delayed by attempts of strangers and neighbours, at any address', async () => {
    const { cookie } = await deviceOf(direct, 'shop2', '192.0.2.41');
    for (let neighbour = 0; neighbour < 70; neighbour += 1) {
      const username = neighbour < 8 ? 'shop2' : `neighbour${neighbour}`;
      await recordAttempt(database, { username, address: '192.0.2.41' });
    }
    for (let stranger = 0; stranger < 30; stranger += 1) {
      await recordAttempt(database, { username: 'shop2', address: `203.0.113.${stranger}` });
    }
    expect((await login(direct, { ...right, from: '192.0.2.41' })).status).toBe(429);
    expect((await login(direct, { ...right, from: '192.0.2.42' })).status).toBe(429);
    for (const from of ['192.0.2.41', '192.0.2.42']) {
      expect((await login(direct, { ...right, from, cookie })).status).toBe(200);
    }
  });

  test('is delayed by its own wrong passwords only', async () => {
    const { cookie } = await deviceOf(direct, 'customer', '192.0.2.43');
    const attempt = { username: 'customer', from: '192.0.2.43', cookie };
    await fail(5, attempt);
    expect(await login(direct, { ...attempt, password: 'adasi-demo' })).toEqual({
      status: 429,
      wait: 1,
    });
    await pass(1);
    expect((await login(direct, { ...attempt, password: 'adasi-demo' })).status).toBe(200);
    expect((await login(direct, attempt)).status).toBe(401);
  });

  test('is unknown to another username, or when one character of its cookie changes', async () => {
    const { cookie = '' } = await deviceOf(direct, 'shop', '192.0.2.44');
    const last = cookie.endsWith('A') ? 'B' : 'A';
    const forged = `${cookie.slice(0, -1)}${last}`;
    for (let stranger = 0; stranger < 30; stranger += 1) {
      const address = `198.51.100.${stranger}`;
      await recordAttempt(database, { username: 'lab', address });
      await recordAttempt(database, { username: 'shop', address });
    }
    const lab = { username: 'lab', password: 'adasi-demo', from: '192.0.2.45', cookie };
    expect((await login(direct, lab)).status).toBe(429);
    const shop = { username: 'shop', password: 'adasi-demo', from: '192.0.2.45' };
    expect((await login(direct, { ...shop, cookie: forged })).status).toBe(429);
    expect((await login(direct, { ...shop, cookie })).status).toBe(200);
  });
});

describe('stored attempts', () => {
  const rows = async () => (await asSuperuser('select from login_attempts')).rowCount ?? 0;

  test('do not include refused ones', async () => {
    for (let name = 0; name < 60; name += 1) {
      await recordAttempt(database, { username: `many${name}`, address: '192.0.2.50' });
    }
    const before = await rows();
    for (let name = 0; name < 20; name += 1) {
      const guess = { username: `more${name}`, from: '192.0.2.50' };
      expect((await login(direct, guess)).status).toBe(429);
    }
    expect(await rows()).toBe(before);
  });

  test('are deleted after an hour, as new ones arrive', async () => {
    await pass(3601);
    const known = await asSuperuser('select from login_attempts where known');
    for (let name = 0; name < 60; name += 1) {
      await recordAttempt(database, { username: `later${name}`, address: `192.0.2.${name}` });
    }
    expect(await rows()).toBeLessThanOrEqual(60 * 3 + (known.rowCount ?? 0));
    expect((await asSuperuser('select from login_attempts where known')).rowCount).toBe(
      known.rowCount,
    );
  });

  test('are logged with user ids only', async () => {
    const lines: unknown[] = [];
    for (const level of ['info', 'warn', 'error'] as const) {
      vi.spyOn(log, level).mockImplementation((...line: unknown[]) => {
        // A busy machine may be slow with any statement.
        if (line.at(-1) !== 'slow statement') lines.push(line);
      });
    }
    await pass(3601);
    const attempt = { username: 'customer', from: '192.0.2.51', password: 'my-secret' };
    await fail(5, attempt);
    await fail(1, { ...attempt, username: 'my-secret-as-name' });
    await pass(3601);
    await login(direct, { ...attempt, password: 'adasi-demo' });
    const user = '01900000-0000-7000-8000-0000000000b3';
    expect(lines).toEqual([
      ...Array(5).fill([{ user }, 'sign-in failed']),
      [{ user, seconds: 1, subject: 'this username at this address' }, 'sign-in delayed'],
      [{ user: 'unknown' }, 'sign-in failed'],
      [{ user, account: '01900000-0000-7000-8000-0000000000a3' }, 'sign-in'],
    ]);
  });
});

describe('an address', () => {
  test('in IPv6 counts together with its whole /64', async () => {
    for (let host = 1; host <= 5; host += 1) {
      await login(direct, { username: 'six', from: `2001:db8:1:2::${host}` });
    }
    expect((await login(direct, { username: 'six', from: '2001:db8:1:2::99' })).status).toBe(429);
    expect((await login(direct, { username: 'six', from: '2001:db8:1:3::99' })).status).toBe(401);
  });

  test('is the same with any port', async () => {
    const attempt = { username: 'ported', from: '10.0.0.1' };
    for (let port = 5001; port <= 5005; port += 1) {
      await login(behindProxy, { ...attempt, forwarded: `198.51.100.9:${port}` });
    }
    const next = { ...attempt, forwarded: '198.51.100.9:5999' };
    expect((await login(behindProxy, next)).status).toBe(429);
  });
});

describe('X-Forwarded-For', () => {
  test('is ignored when no proxy is trusted', async () => {
    const attempt = { username: 'spoof', from: '192.0.2.30' };
    for (let round = 0; round < 5; round += 1) {
      await login(direct, { ...attempt, forwarded: `198.51.100.${round}` });
    }
    expect((await login(direct, { ...attempt, forwarded: '198.51.100.77' })).status).toBe(429);
  });

  test('counts by its last entry with one trusted proxy', async () => {
    const attempt = { username: 'shop', from: '10.0.0.1' };
    for (let round = 0; round < 5; round += 1) {
      await login(behindProxy, { ...attempt, forwarded: `10.9.9.${round}, 198.51.100.1` });
    }
    const blocked = await login(behindProxy, { ...attempt, forwarded: '1.1.1.1, 198.51.100.1' });
    const other = await login(behindProxy, { ...attempt, forwarded: '198.51.100.1, 198.51.100.2' });
    expect(blocked.status).toBe(429);
    expect(other.status).toBe(401);
  });
});

test('old attempts are deleted at the start', async () => {
  await pass(3601);
  await clearOldAttempts(database);
  expect((await asSuperuser('select from login_attempts where not known')).rowCount).toBe(0);
  await pass(91 * 24 * 3600);
  await clearOldAttempts(database);
  const { rows } = await asSuperuser('select from login_attempts');
  expect(rows.length).toBe(0);
});
