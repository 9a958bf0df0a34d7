import { describe, expect, test } from 'vitest';
import { beginAttempt, clearOldAttempts } from '../../server/db/login-attempts.ts';
import { paths } from '../../src/api/paths.ts';
import { freshApp } from './support/fresh-app.ts';

const { request, asSuperuser, database } = await freshApp();
const behindProxy = await freshApp({ trustedProxies: 1 });

type App = Pick<typeof behindProxy, 'request'>;
const direct: App = { request };

async function login(
  app: App,
  {
    username,
    password = 'wrong',
    from = '192.0.2.1',
    forwarded,
  }: {
    username: string;
    password?: string;
    from?: string;
    forwarded?: string;
  },
) {
  const headers = { 'X-Forwarded-For': forwarded };
  const answer = await app.request(paths.login, { body: { username, password }, from, headers });
  return { status: answer.status, wait: Number(answer.headers.get('Retry-After')) };
}

async function fail(times: number, attempt: Parameters<typeof login>[1], app: App = direct) {
  for (let round = 0; round < times; round += 1) await login(app, attempt);
}

/** As if the time had passed. */
function pass(seconds: number) {
  return asSuperuser(
    `update login_attempts set free_at = free_at - interval '${seconds} s', last_at = last_at - interval '${seconds} s'`,
  );
}

describe('wrong passwords', () => {
  test('a few cost nothing, then each waits longer; the right one after the wait is let in', async () => {
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

  test('made all at once are counted all the same', async () => {
    const attempt = { username: 'customer', from: '192.0.2.11' };
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(direct, attempt)));
    expect(answers.filter(({ status }) => status === 401).length).toBe(5);
    expect(answers.filter(({ status }) => status === 429).length).toBe(7);
  });

  test('from a stranger never lock a shop out where it has signed in before', async () => {
    const home = { username: 'shop2', from: '192.0.2.20', password: 'adasi-demo' };
    expect((await login(direct, home)).status).toBe(200);
    for (let stranger = 0; stranger < 20; stranger += 1) {
      await beginAttempt(database, { username: 'shop2', address: `203.0.113.${stranger}` });
    }
    expect((await login(direct, { ...home, from: '203.0.113.99' })).status).toBe(429);
    expect((await login(direct, home)).status).toBe(200);
  });

  test('from one address over many names slow that address alone', async () => {
    for (let name = 0; name < 60; name += 1) {
      await beginAttempt(database, { username: `guess${name}`, address: '192.0.2.66' });
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

  test('leave no readable name or address behind', async () => {
    const { rows } = await asSuperuser('select a::text as row from login_attempts a');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ row }) => !row.includes('shop') && !row.includes('192.0'))).toBe(true);
  });
});

describe('X-Forwarded-For', () => {
  test('is not believed when no proxy is trusted', async () => {
    const attempt = { username: 'spoof', from: '192.0.2.30' };
    for (let round = 0; round < 5; round += 1) {
      await login(direct, { ...attempt, forwarded: `198.51.100.${round}` });
    }
    expect((await login(direct, { ...attempt, forwarded: '198.51.100.77' })).status).toBe(429);
  });

  test('is believed from one trusted proxy, in its last entry', async () => {
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

test('old attempts are cleared away', async () => {
  await pass(91 * 24 * 3600);
  await clearOldAttempts(database);
  const { rows } = await asSuperuser('select from login_attempts');
  expect(rows.length).toBe(0);
});
