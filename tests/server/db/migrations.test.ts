import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { migrate } from '../../../server/db/migrate.ts';
import { type Database, openDatabase } from '../../../server/db/pool/database.ts';
import { fillSample } from '../../../server/sample/fill.ts';
import { freshDatabase } from '../support/fresh-app.ts';

const { connection, superuser } = await freshDatabase('template0');
// Settings that a pooler's connections may have.
await superuser.query(`alter database ${connection.database} set lock_timeout = 1`);
const [first, second] = [1, 2].map(() => openDatabase(connection, { limitsAt: 'pooler' })) as [
  Database,
  Database,
];
const count = async (table: string) =>
  (await superuser.query(`select count(*)::int as count from ${table}`)).rows[0].count;

describe('migrations', () => {
  test('run once each when two servers start concurrently on an empty database', async () => {
    await Promise.all([migrate(first.pool), migrate(second.pool), migrate(first.pool)]);
    const names = readdirSync(new URL('../../../server/db/migrations', import.meta.url));
    const { rows } = await superuser.query('select name from migrations');
    expect(rows.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  test('do nothing the second time', async () => {
    const before = await superuser.query('select * from migrations order by name');
    await migrate(first.pool);
    const after = await superuser.query('select * from migrations order by name');
    expect(after.rows).toEqual(before.rows);
  });

  test('of a newer version keep this one from starting', async () => {
    await superuser.query("insert into migrations (name) values ('9999-later.sql')");
    await expect(migrate(first.pool)).rejects.toThrow(
      'This database was changed by a newer version of Adasi (9999-later.sql).',
    );
    await superuser.query("delete from migrations where name = '9999-later.sql'");
    await migrate(first.pool);
  });

  test('start every key of an account’s tables with the account', async () => {
    const directories = [
      'migrations',
      'logins',
      'login_attempts',
      'secrets',
      'catalogue',
      'coatings',
      'notices',
      'lab_page',
      'warranty',
      'sayad_ids',
      'frames',
      'invoice_numbers',
      'invoice_seller',
      'webhooks',
      'webhook_secrets',
      'drop_folder',
      'drop_failures',
      'tax_rates',
      'tiers',
      'dated_prices',
      'discounts',
      'shelf',
      'list_versions',
      'revisions',
      'revision_items',
      'jobs',
      'uncounted_orders',
    ];
    const { rows } = await superuser.query(
      `select t.relname as table, k.conname as key, a.attname as first
       from pg_constraint k join pg_class t on t.oid = k.conrelid
       join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]
       where k.contype in ('p', 'u', 'f') and t.relnamespace = 'public'::regnamespace
         and t.relname <> all ($1) and t.relname not like 'lens%'
         and t.relname not like 'stock%' and t.relname not like 'accessory%'`,
      [directories],
    );
    expect(rows.length).toBeGreaterThan(8);
    expect(rows.filter(({ first }) => first !== 'account_id')).toEqual([]);
  });

  test('force row-level security on every table with an account, except `logins`', async () => {
    const { rows } = await superuser.query(
      `select t.relname as table from pg_class t join pg_attribute a on a.attrelid = t.oid
       where a.attname = 'account_id' and t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
         and not (t.relrowsecurity and t.relforcerowsecurity)`,
    );
    expect(rows).toEqual([{ table: 'logins' }]);
  });
});

describe('the sample', () => {
  test('fills an empty database once', async () => {
    expect(await fillSample(first)).toBe(true);
    expect(await count('users')).toBe(4);
    expect(await count('orders')).toBe(3);
    expect(await fillSample(first)).toBe(false);
  });

  test('is completed after an interrupted first start', async () => {
    await superuser.query("delete from logins where username in ('lab', 'customer')");
    await superuser.query("delete from users where username in ('lab', 'customer')");
    await superuser.query(
      'delete from accounts a where not exists (select from users u where u.account_id = a.account_id)',
    );
    expect(await fillSample(first)).toBe(true);
    expect(await count('logins')).toBe(4);
    expect(await count('orders')).toBe(3);
  });

  test('leaves a database with other accounts alone', async () => {
    await superuser.query("update logins set username = 'own' where username = 'lab'");
    expect(await fillSample(first)).toBe(false);
    await Promise.all([first.pool.end(), second.pool.end()]);
  });
});
