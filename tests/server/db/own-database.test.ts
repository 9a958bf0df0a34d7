import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { uuidv7 } from 'uuidv7';
import { describe, expect, test, vi } from 'vitest';
import { readSettings } from '../../../server/process/config/settings.ts';
import { start } from '../../../server/start.ts';
import { healthPath } from '../../../src/api/health/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { bundled } from '../support/bundled.ts';
import { freshDatabase } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { signInAt } from '../support/real-server.ts';
import { stockRequest } from '../support/stock-request.ts';
import { untilHealthy } from '../support/until-healthy.ts';

const { connection, superuser } = await freshDatabase('template0');
const { host, user, database } = connection;
const DATABASE_URL = `postgres://${user}@${encodeURIComponent(host)}/${database}`;

const password = 'lamp-on-the-table';

async function admin(args: string[], input?: string) {
  const env = {
    ...process.env,
    DATABASE_URL,
    ADASI_PASSWORD: input === undefined ? password : '',
  };
  const running = promisify(execFile)(process.execPath, [bundled('admin'), ...args], { env });
  running.child.stdin?.end(input);
  return running.then(
    ({ stdout }) => ({ failed: false, said: stdout }),
    ({ stderr }) => ({ failed: true, said: String(stderr) }),
  );
}

describe('an external PostgreSQL', () => {
  test('is migrated and gets no sample data', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const running = await start({
      ...readSettings({ DATABASE_URL, LOG_LEVEL: 'silent' }),
      port: 0,
    });
    await untilHealthy(() => fetch(running.address + healthPath));
    await running.stop();
    expect((await superuser.query('select from users')).rowCount).toBe(0);
    expect(log.mock.calls.flat().join()).not.toContain('adasi-demo');
  });

  test('gets its first account from the admin command', async () => {
    const made = await admin(['--account', 'Lab', '--username', 'chief']);
    expect(made).toEqual({ failed: false, said: 'chief can sign in as SuperAdmin of Lab.\n' });
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const running = await start({
      ...readSettings({ DATABASE_URL, LOG_LEVEL: 'silent' }),
      port: 0,
    });
    const cookie = await signInAt(running.address, 'chief', password);
    await running.stop();
    expect(cookie).toMatch(/^adasi=/);
  });

  test('takes orders after the operator adds a sample, which a second call does not overwrite', async () => {
    const filled = await admin(['sample', 'all']);
    expect(filled).toEqual({
      failed: false,
      said: 'Added made-up data: catalogue, stock, accessories.\n',
    });
    await admin(['--account', 'Eye shop', '--username', 'eye', '--role', 'Shop']);
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const running = await start({
      ...readSettings({ DATABASE_URL, LOG_LEVEL: 'silent' }),
      port: 0,
    });
    const cookie = await signInAt(running.address, 'eye', password);
    const place = (body: unknown) =>
      fetch(running.address + orderPaths.orders, {
        method: 'POST',
        headers: {
          Origin: running.address,
          Cookie: cookie,
          'Content-Type': 'application/json',
          'Idempotency-Key': uuidv7(),
        },
        body: JSON.stringify(body),
      });
    const statuses = [await place(orderRequest()), await place(stockRequest([-200, -50, 2]))];
    await running.stop();
    expect(statuses.map(({ status }) => status)).toEqual([201, 201]);
    const again = await admin(['sample', 'stock']);
    expect(again).toMatchObject({ failed: true, said: expect.stringContaining('--replace') });
    const left = 'select sum(on_hand)::int as left from shelf join stock_cells using (item)';
    const before = (await superuser.query(left)).rows[0].left;
    expect((await admin(['sample', 'stock', '--replace'])).failed).toBe(false);
    expect((await superuser.query(left)).rows[0].left).toBe(before + 2);
  });

  test('lets the operator set the limits of each account', async () => {
    const args = ['limits', '--username', 'EYE', '--lines', '40', '--orders-per-minute', '9'];
    expect(await admin(args)).toEqual({
      failed: false,
      said: 'EYE: 40 lines and 5000 pieces per order, 9 orders per minute.\n',
    });
    const nobody = await admin(['limits', '--username', 'nobody', '--lines', '40']);
    expect(nobody).toMatchObject({ failed: true, said: 'There is no user nobody.\n' });
  });

  test('suspends an account, and lifts the suspension', async () => {
    const suspended = 'select from accounts where suspended_at is not null';
    const said = async (...args: string[]) => (await admin(['suspend', ...args])).said;
    expect(await said('--username', 'EYE')).toBe('The account of EYE is suspended.\n');
    expect((await superuser.query(suspended)).rowCount).toBe(1);
    expect(await said('--username', 'eye', '--lift')).toBe(
      'The account of eye is no longer suspended.\n',
    );
    expect((await superuser.query(suspended)).rowCount).toBe(0);
    expect(await said('--username', 'nobody')).toBe('There is no user nobody.\n');
  });

  test('reads the password from a pipe', async () => {
    const args = ['--account', 'Shop', '--username', 'Pipe', '--role', 'Shop', '--name', 'Reza'];
    expect((await admin(args, 'long enough\n')).failed).toBe(false);
    expect(
      (await superuser.query("select from users where name = 'Reza' and role = 'Shop'")).rowCount,
    ).toBe(1);
  });

  test.each([
    ['a taken username', ['--account', 'B', '--username', 'CHIEF'], undefined, 'is taken'],
    ['a short password', ['--account', 'B', '--username', 'b'], 'short\n', 'at least 10'],
    [
      'a common password',
      ['--account', 'B', '--username', 'b'],
      'Basketball1\n',
      'many people use',
    ],
    [
      'the demo password',
      ['--account', 'B', '--username', 'b'],
      'adasi-demo\n',
      'a name that others',
    ],
    [
      'a password of its username',
      ['--account', 'B', '--username', 'bahar'],
      'bahar-1403!\n',
      'a name',
    ],
    [
      'too long a password',
      ['--account', 'B', '--username', 'b'],
      'Abc1!xyz'.repeat(33),
      'at most 256',
    ],
    ['no account', ['--username', 'b'], undefined, 'npm run admin'],
    [
      'an unknown role',
      ['--account', 'B', '--username', 'b', '--role', 'x'],
      undefined,
      'SuperAdmin',
    ],
    ['a password among the arguments', ['--password', password], undefined, 'ADASI_PASSWORD'],
    ['an unknown sample', ['sample', 'prices'], undefined, 'catalogue|stock|accessories|all'],
    ['limits of zero', ['limits', '--username', 'chief', '--lines', '0'], undefined, '--pieces'],
  ])('creates nothing for %s', async (_, args, input, reason) => {
    const before = await superuser.query('select from accounts');
    const { failed, said } = await admin(args, input);
    expect(failed).toBe(true);
    expect(said).toContain(reason);
    expect((await superuser.query('select from accounts')).rowCount).toBe(before.rowCount);
  });
});
