import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { inScope } from '../../../../server/db/pool/scope.ts';
import { log } from '../../../../server/process/log/log.ts';
import { freshApp } from '../../support/fresh-app.ts';

const { database } = await freshApp();
const slow = 'select pg_sleep(0.6), $1::text as name';

/** Log entries of statements that sleep. On a busy machine others may be slow too. */
const loggedBy = async (run: () => Promise<unknown>) => {
  const warned = vi.spyOn(log, 'warn');
  warned.mockClear();
  await run();
  await database.pool.query('select 1');
  return warned.mock.calls.filter((line) => JSON.stringify(line).includes('pg_sleep'));
};

test.each([
  ['of the pool', () => database.pool.query(slow, ['Rahimi'])],
  [
    'of a connection',
    async () => {
      const client = await database.pool.connect();
      await client.query({ text: slow, values: ['Rahimi'] }).finally(() => client.release());
    },
  ],
  [
    'of a transaction',
    () =>
      inScope(database, 'lab', (transaction) =>
        sql`select pg_sleep(0.6), ${'Rahimi'}::text as name`.execute(transaction),
      ),
  ],
])('a slow statement %s is logged without its values', async (_, run) => {
  expect(await loggedBy(run)).toEqual([
    [{ ms: expect.any(Number), statement: slow }, 'slow statement'],
  ]);
});

test('a slow statement that fails is logged and fails', async () => {
  const failing = 'select 1 / length(slept::text) from pg_sleep(0.6) as slept';
  const lines = await loggedBy(() =>
    expect(database.pool.query(failing)).rejects.toThrow('division'),
  );
  expect(lines).toHaveLength(1);
});
