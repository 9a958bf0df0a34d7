import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { uuidv7 } from 'uuidv7';
import { expect, inject, test } from 'vitest';
import { strictHeaders } from '../../../server/http/guards/security-headers.ts';
import { idempotencyHeader } from '../../../src/api/headers.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { databaseProxy } from '../support/database-proxy.ts';
import { freshDatabase } from '../support/fresh-app.ts';
import { orderRequest } from '../support/order-request.ts';
import { signInAt } from '../support/real-server.ts';
import { whileBusy } from '../support/while-busy.ts';
import { startTwo } from './support/api-processes.ts';
import { preparePgbouncer } from './support/pgbouncer-config.ts';
import { describeWith } from './support/programs.ts';
import { makeSite, startListening } from './support/site.ts';

const run = promisify(execFile);

/** Starts PgBouncer from the sample in front of a database. Returns the address for the API. */
async function startPgbouncer(database: string): Promise<string> {
  const { folder, port } = await makeSite();
  // The socket of the database is accessible to its owner only.
  const postgres = await databaseProxy(inject('sockets'));
  const { command, user, url } = preparePgbouncer(folder, port, {
    replaced: {
      'host=/var/run/postgresql port=5432': `host=127.0.0.1 port=${postgres.port}`,
      'dbname=adasi': `dbname=${database}`,
    },
  });
  await startListening(command, port, user);
  return url;
}

describeWith(['pgbouncer'], 'PgBouncer in transaction mode', async () => {
  // Empty: the first process migrates it through PgBouncer.
  const { connection } = await freshDatabase('template1');
  const url = await startPgbouncer(connection.database);
  const api = await startTwo({ DATABASE_URL: url, NAMED_STATEMENTS: 'off' });
  const [one = '', two = ''] = api.ports.map((port) => `http://127.0.0.1:${port}`);
  const password = 'lens of the pooler 7';
  const admin = async (...args: string[]) => {
    const env = { ...process.env, DATABASE_URL: url, NAMED_STATEMENTS: 'off' };
    await run(process.execPath, ['server/admin.ts', ...args], {
      env: { ...env, ADASI_PASSWORD: password },
    });
  };
  await Promise.all([
    admin('sample', 'catalogue'),
    admin('--account', 'A shop', '--username', 'eye', '--role', 'Shop'),
  ]);
  const cookie = await signInAt(one, 'eye', password);

  test('takes an order at one process that another reads', async () => {
    const id = uuidv7();
    const headers = {
      Origin: one,
      Cookie: cookie,
      'Content-Type': 'application/json',
      [idempotencyHeader]: id,
    };
    const body = JSON.stringify(orderRequest());
    const placed = await whileBusy(() =>
      fetch(`${one}${orderPaths.orders}`, { method: 'POST', headers, body }),
    );
    expect(placed.status).toBe(201);
    for (const [name, value] of Object.entries(strictHeaders)) {
      expect(placed.headers.get(name)).toBe(value);
    }
    const read = await whileBusy(() =>
      fetch(`${two}${orderPaths.order(id)}`, { headers: { Cookie: cookie } }),
    );
    expect(await read.json()).toMatchObject({ id });
  });

  test('answers many concurrent requests over a few connections', async () => {
    // In steps, because on a busy machine opening all connections at once takes longer than a request may wait for one.
    for (const howMany of [4, 16, 100]) {
      const origins = Array.from({ length: howMany }, (_, at) => (at % 2 === 0 ? one : two));
      const answers = await Promise.all(
        origins.map((origin) =>
          whileBusy(() => fetch(`${origin}${orderPaths.orders}`, { headers: { Cookie: cookie } })),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
  });
});
