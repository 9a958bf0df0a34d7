import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { lockInScope } from '../../../../server/db/pool/lock-in-scope.ts';
import type { Transaction } from '../../../../server/db/schema/transaction.ts';
import { demoAccounts } from '../../../../server/sample/accounts.ts';
import { freshApp } from '../../support/fresh-app.ts';

const { database, asSuperuser } = await freshApp({}, { lock_timeout: 50 });
const account = demoAccounts.find(({ username }) => username === 'shop')?.accountId ?? '';

const rowOf = (sphere: number) =>
  `select from shelf join stock_cells using (item) where sphere = ${sphere} and cylinder = 0 for update of shelf`;

/** Locks a row of the shelf, and counts how often that was tried. */
function lockRow(sphere: number) {
  const tries = vi.fn();
  const work = async (transaction: Transaction) => {
    tries();
    await sql.raw(rowOf(sphere)).execute(transaction);
    return sphere;
  };
  return { tries, done: lockInScope(database, { account }, work) };
}

test('a row locked for longer than a transaction may wait is locked once it is released', async () => {
  await asSuperuser('begin');
  await asSuperuser(rowOf(-200));
  const { tries, done } = lockRow(-200);
  await vi.waitFor(() => expect(tries.mock.calls.length).toBeGreaterThan(2));
  await asSuperuser('rollback');
  expect(await done).toBe(-200);
});

test('transactions waiting for a row that is never released do not block others', async () => {
  await asSuperuser('begin');
  await asSuperuser(rowOf(-200));
  const stuck = Array.from({ length: 16 }, () => lockRow(-200));
  expect(await lockRow(-125).done).toBe(-125);
  await asSuperuser('rollback');
  expect(await Promise.all(stuck.map(({ done }) => done))).toEqual(Array(16).fill(-200));
});
