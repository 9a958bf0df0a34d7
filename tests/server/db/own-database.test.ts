import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { uuidv7 } from 'uuidv7';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '../../../server/db/connect.ts';
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
import { watchWarnings } from '../support/warnings.ts';

const { connection, superuser } = await freshDatabase('template0');
const { host, user, database } = connection;
const DATABASE_URL = `postgres://${user}@${encodeURIComponent(host)}/${database}`;

const password = 'lamp-on-the-table';

/** Runs a command of the operator. Returns whether it failed, and what it said. */
function program(
  name: 'admin' | 'main',
  args: string[],
  {
    input,
    ...more
  }: {
    input?: string | undefined;
    PORT?: string;
    ADASI_PASSWORD?: string;
    DATABASE_URL?: string;
  },
) {
  const env = { ...process.env, DATABASE_URL, DATA_DIR: 'no-data', ...more };
  const running = promisify(execFile)(process.execPath, [bundled(name), ...args], { env });
  running.child.stdin?.end(input);
  return running.then(
    ({ stdout }) => ({ failed: false, said: stdout }),
    ({ stderr }) => ({ failed: true, said: String(stderr) }),
  );
}

const admin = (args: string[], input?: string) =>
  program('admin', args, { input, ADASI_PASSWORD: input === undefined ? password : '' });

describe('an external PostgreSQL', () => {
  test('is migrated and gets no sample data', async () => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
    const running = await start({
      ...readSettings({ DATABASE_URL, LOG_LEVEL: 'silent' }),
      port: 0,
    });
    await untilHealthy(() => fetch(running.address + healthPath));
    await running.stop();
    expect((await superuser.query('select from users')).rowCount).toBe(0);
    const said = printed.mock.calls.flat().join();
    expect(said).not.toContain('adasi-demo');
    expect(said).toContain('There is no account yet.');
  });

  test('is read for the lab too if `READ_URL` is no replica, and the server says so', async () => {
    const warned = watchWarnings();
    const { close } = await connect(readSettings({ DATABASE_URL, READ_URL: DATABASE_URL }));
    await close();
    expect(warned()).toEqual([[expect.stringContaining('READ_URL follows no other one')]]);
  });

  test('says at which address it listens, and by which it is known', async () => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
    const running = await start({
      ...readSettings({
        DATABASE_URL,
        LOG_LEVEL: 'silent',
        PUBLIC_ORIGIN: 'https://panel.example',
      }),
      port: 0,
    });
    await running.stop();
    expect(printed.mock.calls.flat()[0]).toMatch(
      / listens on http:\/\/127\.0\.0\.1:\d+, as https:\/\/panel\.example$/,
    );
  });

  test('is closed by a server whose port is in use, which says only that', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const settings = readSettings({ DATABASE_URL, LOG_LEVEL: 'silent' });
    const running = await start({ ...settings, port: 0 });
    const { port } = new URL(running.address);
    const second = await program('main', [], { PORT: port });
    await running.stop();
    expect(second).toEqual({
      failed: true,
      said: `Port ${port} on 127.0.0.1 is in use. Set PORT to another one.\n`,
    });
  });

  test('gets its first account from the admin command', async () => {
    const made = await admin(['--account', 'Lab', '--username', 'chief']);
    expect(made).toEqual({ failed: false, said: 'chief can sign in as SuperAdmin of Lab.\n' });
    const recorded = "select by_name, after from audit_log where action = 'account.add'";
    const after = { name: 'Lab', kind: 'SuperAdmin', owner: { name: 'chief', username: 'chief' } };
    expect((await superuser.query(recorded)).rows).toEqual([{ by_name: 'npm run admin', after }]);
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
    await admin(args);
    const recorded =
      "select by_name, after #> '{limits,lines}' as lines from audit_log where action = 'account.change'";
    expect((await superuser.query(recorded)).rows).toEqual([
      { by_name: 'npm run admin', lines: 40 },
    ]);
    const nobody = await admin(['limits', '--username', 'nobody', '--lines', '40']);
    expect(nobody).toMatchObject({ failed: true, said: 'There is no user nobody.\n' });
  });

  test('loads prices that begin on a day, and drops them only when asked to', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'adasi-prices-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'prices.csv');
    const from = ['prices', '--from', '2999-01-01'];
    const load = (text: string) => {
      writeFileSync(file, text);
      return admin([...from, '--file', file]);
    };
    const priced =
      "select count(*)::int as count from dated_prices where valid_from = '2999-01-01'";
    const count = async () => (await superuser.query(priced)).rows[0].count;
    const [head = '', item = ''] = (await admin(from)).said.split('\n');
    const one = `${head}\n${item.split(',')[0]},1250000`;
    expect((await load(one)).said).toBe('1 price applies from 2999-01-01 on.\n');
    expect(await count()).toBe(1);
    expect((await load(head)).said).toContain('has no prices');
    expect((await admin([...from, '--file', file, '--drop'])).failed).toBe(true);
    expect(await count()).toBe(1);
    expect((await admin([...from, '--drop'])).said).toBe('No prices change on 2999-01-01.\n');
    expect(await count()).toBe(0);
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

  test('sets the password of a user who has lost it, and ends their sessions', async () => {
    const said = async (username: string, input: string) =>
      (await admin(['password', '--username', username], input)).said;
    const sessions = 'select from sessions join users on users.id = user_id where username =';
    expect((await superuser.query(`${sessions} 'chief'`)).rowCount).toBe(1);
    expect(await said('chief', 'short\n')).toContain('at least 10');
    expect((await superuser.query(`${sessions} 'chief'`)).rowCount).toBe(1);
    expect(await said('CHIEF', 'a chair beside the door\n')).toBe(
      'CHIEF can sign in with the new password.\n',
    );
    expect((await superuser.query(`${sessions} 'chief'`)).rowCount).toBe(0);
    const entry = "select by_name from audit_log where action = 'user.setPassword'";
    expect((await superuser.query(entry)).rows).toEqual([{ by_name: 'npm run admin' }]);
    expect(await said('nobody', 'a chair beside the door\n')).toBe(
      'There is no active user nobody.\n',
    );
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const settings = readSettings({ DATABASE_URL, LOG_LEVEL: 'silent' });
    const running = await start({ ...settings, port: 0 });
    const cookie = await signInAt(running.address, 'chief', 'a chair beside the door');
    await running.stop();
    expect(cookie).toMatch(/^adasi=/);
  });

  test.each([
    ['an unknown command', ['promote'], /^There is no command promote\.\n\nChanges the/],
    [
      'an unknown option',
      ['limits', '--user', 'eye'],
      /^The arguments of limits .*\n\nSet the order limits/,
    ],
    [
      'a private database that is missing',
      ['move'],
      /no-data has no database\. Set DATA_DIR to that of the server\.$/m,
    ],
    ['a file that is missing', ['prices', '--from', '2999-01-01', '--file', 'no.csv'], /^no.csv/],
  ])('says what is wrong about %s', async (_, args, reason) => {
    const { failed, said } = await admin(args);
    expect(failed).toBe(true);
    expect(said).toMatch(reason);
    expect(said).not.toContain('node:');
  });

  test('prints only the usage of the command that was not understood', async () => {
    expect((await admin(['suspend'])).said).not.toContain('ADASI_PASSWORD');
  });

  test('says that the database cannot be used before it asks for a password', async () => {
    const args = ['--account', 'B', '--username', 'b'];
    const away = 'postgres://127.0.0.1:1/adasi';
    const refused = await program('admin', args, { input: 'short\n', DATABASE_URL: away });
    expect(refused).toMatchObject({ failed: true, said: expect.stringMatching(/^DATABASE_URL: /) });
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
    ['no password', ['--account', 'B', '--username', 'b'], '', 'No password was given.'],
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
