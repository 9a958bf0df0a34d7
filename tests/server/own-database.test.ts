import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { readSettings } from '../../server/settings.ts';
import { start } from '../../server/start.ts';
import { freshDatabase } from './support/fresh-app.ts';
import { signInAt } from './support/real-server.ts';

const { connection, superuser } = await freshDatabase('template0');
const { host, user, database } = connection;
const DATABASE_URL = `postgres://${user}@${encodeURIComponent(host)}/${database}`;
const script = path.resolve(import.meta.dirname, '../../server/admin.ts');

async function admin(args: string[], input?: string) {
  const env = {
    ...process.env,
    DATABASE_URL,
    ADASI_PASSWORD: input === undefined ? 'adasi-demo' : '',
  };
  const running = promisify(execFile)(process.execPath, [script, ...args], { env });
  running.child.stdin?.end(input);
  return running.then(
    ({ stdout }) => ({ failed: false, said: stdout }),
    ({ stderr }) => ({ failed: true, said: String(stderr) }),
  );
}

describe('a PostgreSQL of the operator’s', () => {
  test('is migrated and never filled with samples', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const running = await start({ ...readSettings({ DATABASE_URL }), port: 0 });
    const health = await fetch(`${running.address}/api/health`);
    await running.stop();
    expect(health.status).toBe(200);
    expect((await superuser.query('select from users')).rowCount).toBe(0);
    expect(log.mock.calls.flat().join()).not.toContain('adasi-demo');
  });

  test('gets its first account by the admin command', async () => {
    const made = await admin(['--account', 'Lab', '--username', 'chief']);
    expect(made).toEqual({ failed: false, said: 'chief can sign in, as SuperAdmin of Lab.\n' });
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const running = await start({ ...readSettings({ DATABASE_URL }), port: 0 });
    const cookie = await signInAt(running.address, 'chief');
    await running.stop();
    expect(cookie).toMatch(/^adasi=/);
  });

  test('takes the password from a pipe', async () => {
    const args = ['--account', 'Shop', '--username', 'Eye', '--role', 'Shop', '--name', 'Reza'];
    expect((await admin(args, 'long enough\n')).failed).toBe(false);
    expect(
      (await superuser.query("select from users where name = 'Reza' and role = 'Shop'")).rowCount,
    ).toBe(1);
  });

  test.each([
    ['a taken username', ['--account', 'B', '--username', 'CHIEF'], undefined, 'is taken'],
    ['a short password', ['--account', 'B', '--username', 'b'], 'short\n', 'at least 10'],
    ['no account', ['--username', 'b'], undefined, 'node server/admin.ts'],
    [
      'an unknown role',
      ['--account', 'B', '--username', 'b', '--role', 'x'],
      undefined,
      'SuperAdmin',
    ],
    ['a password among the arguments', ['--password', 'adasi-demo'], undefined, 'ADASI_PASSWORD'],
  ])('makes nothing of %s', async (_, args, input, reason) => {
    const before = await superuser.query('select from accounts');
    const { failed, said } = await admin(args, input);
    expect(failed).toBe(true);
    expect(said).toContain(reason);
    expect((await superuser.query('select from accounts')).rowCount).toBe(before.rowCount);
  });
});
