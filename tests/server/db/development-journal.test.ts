import { expect, test } from 'vitest';
import { migrate } from '../../../server/db/migrate.ts';
import { openDatabase } from '../../../server/db/pool/database.ts';
import { freshDatabase } from '../support/fresh-app.ts';

const first = '0001-accounts-and-orders.sql';
const last = '0055-persian-alphabet.sql';
const baseline = ['0001-baseline'];

/** A database with the schema of the baseline but a different journal. */
async function recordedAs(names: readonly string[]) {
  const { connection, superuser } = await freshDatabase('template1');
  const making = openDatabase(connection).pool;
  await migrate(making, baseline);
  await making.end();
  await superuser.query('truncate migrations');
  await superuser.query('insert into migrations (name) select unnest($1::text[])', [names]);
  const queried = async (text: string) => (await superuser.query(text)).rows;
  return {
    open: () => openDatabase(connection).pool,
    /** Everything that a migration could have changed: objects of the schema, and the rows that come with it. */
    state: async () => [
      await queried(
        "select oid, relname, xmin from pg_class where relnamespace = 'public'::regnamespace order by oid",
      ),
      await queried('select xmin, * from secrets'),
      await queried('select xmin, * from catalogue'),
    ],
    journal: async () => (await queried('select name from migrations')).map(({ name }) => name),
  };
}

test('the journal of the last development version becomes the baseline’s, and nothing is applied', async () => {
  const { open, state, journal } = await recordedAs([first, '0014-order-numbers.sql', last]);
  const before = await state();
  const servers = [open(), open()];
  await Promise.all(servers.map((pool) => migrate(pool, baseline)));
  expect(await journal()).toEqual(baseline);
  expect(await state()).toEqual(before);
  await Promise.all(servers.map((pool) => pool.end()));
});

test('a database of an earlier development version is refused, and left as it is', async () => {
  const names = [first, '0054-bound-devices.sql'];
  const { open, state, journal } = await recordedAs(names);
  const before = await state();
  const pool = open();
  await expect(migrate(pool)).rejects.toThrow(
    expect.objectContaining({
      name: 'StartupError',
      message: expect.stringMatching(
        /its last migration is 0054-bound-devices\.sql.* with it once/,
      ),
    }),
  );
  expect(await journal()).toEqual(names);
  expect(await state()).toEqual(before);
  await pool.end();
});
