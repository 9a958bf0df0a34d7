import { describe, expect, inject, test, vi } from 'vitest';
import { connect } from '../../../../server/db/connect.ts';
import { listOrders } from '../../../../server/db/order-list/list-orders.ts';
import { everyOrder } from '../../../../server/db/order-list/order-filter.ts';
import { openDatabase } from '../../../../server/db/pool/database.ts';
import { inScope } from '../../../../server/db/pool/scope.ts';
import { readSettings } from '../../../../server/process/config/settings.ts';
import { log } from '../../../../server/process/log/log.ts';
import { orderPaths } from '../../../../src/api/orders/paths.ts';
import { databaseProxy } from '../../support/database-proxy.ts';
import { freshApp, freshDatabase } from '../../support/fresh-app.ts';
import { watchWarnings } from '../../support/warnings.ts';

const page = { filter: everyOrder, after: undefined, limit: 1 };

describe('named statements', () => {
  test.each([
    [true, ['list-orders-lab-newest-5']],
    [false, []],
  ])('are kept if the setting is %s', async (named, kept) => {
    const { connection } = await freshDatabase();
    const database = openDatabase({ ...connection, max: 1 }, { namedStatements: named });
    await listOrders(database, 'lab', page);
    const { rows } = await database.pool.query('select name from pg_prepared_statements');
    await database.close();
    expect(rows.map(({ name }) => name)).toEqual(kept);
  });

  test('lost by a pooler are logged with advice', async () => {
    const { request, signIn, database } = await freshApp();
    const cookie = await signIn('shop');
    const logged = vi.spyOn(log, 'error');
    await request(orderPaths.orders, { cookie });
    const { totalCount: length } = database.pool;
    const clients = await Promise.all(Array.from({ length }, () => database.pool.connect()));
    await Promise.all(clients.map((client) => client.query('deallocate all')));
    for (const client of clients) client.release();
    const answer = await request(orderPaths.orders, { cookie });
    expect(answer.status).toBe(503);
    expect(JSON.stringify(logged.mock.calls)).toContain('set NAMED_STATEMENTS=off');
  });
});

test('time limits that a pooler rejects at connection are set in each transaction', async () => {
  const { connection } = await freshDatabase();
  const proxy = await databaseProxy(inject('sockets'), 'lock_timeout');
  const { user, database: name } = connection;
  const DATABASE_URL = `postgres://${user}@127.0.0.1:${proxy.port}/${name}`;
  const warnings = watchWarnings();
  const { database, close } = await connect(readSettings({ DATABASE_URL }));
  const limit = () => database.pool.query("select current_setting('lock_timeout') as lock");
  const inside = await inScope(database, 'lab', async (transaction) => {
    const query = { sql: "select current_setting('lock_timeout') as lock", parameters: [] };
    return transaction.executeQuery(query as never);
  });
  const after = await limit();
  expect((await listOrders(database, 'lab', page)).orders).toEqual([]);
  await close();
  expect([inside.rows, after.rows]).toEqual([[{ lock: '2s' }], [{ lock: '0' }]]);
  expect(warnings()).toHaveLength(1);
});

test.each([
  [
    'all of them, are not set again',
    ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'],
    0,
  ],
  ['some of them, are set in each transaction', ['statement_timeout', 'lock_timeout'], 1],
])('time limits that a pooler sets, %s', async (_, given, warned) => {
  const { connection, superuser } = await freshDatabase();
  const { user, database: name } = connection;
  for (const limit of given) await superuser.query(`alter database ${name} set ${limit} = 1500`);
  const proxy = await databaseProxy(inject('sockets'), 'lock_timeout');
  const warnings = watchWarnings();
  const DATABASE_URL = `postgres://${user}@127.0.0.1:${proxy.port}/${name}`;
  const { database, close } = await connect(readSettings({ DATABASE_URL }));
  expect(database.limitStatements === '').toBe(warned === 0);
  expect((await listOrders(database, 'lab', page)).orders).toEqual([]);
  await close();
  expect(warnings()).toHaveLength(warned);
});
