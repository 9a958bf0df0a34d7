import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { faultsOfNumbers } from './migration-numbers.ts';
import { withoutLimits } from './pool/time-limits.ts';

const directory = path.join(import.meta.dirname, 'migrations');

const journalSql =
  'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())';

/** The name under which databases may have recorded a migration, and its name now. */
const renamed = { from: '0015-search-orders.sql', to: '0014-search-orders.sql' };

/**
 * Applies the migrations that are missing, each in a transaction. Servers that start together wait for each other.
 * Throws before the first one when two migrations share a number or a number is missing.
 */
export async function migrate(pool: Pool): Promise<void> {
  const files = readdirSync(directory).sort();
  const faults = faultsOfNumbers(files);
  if (faults.length > 0) throw new Error(`server/db/migrations: ${faults.join('; ')}`);
  const client = await pool.connect();
  try {
    await createJournal(client);
    for (const file of files) await apply(client, file);
  } finally {
    client.release();
  }
}

/** "if not exists" still fails when another server creates the table at the same moment. */
async function createJournal(client: PoolClient): Promise<void> {
  await unhurried(client, () => client.query(journalSql)).catch(async () => {
    await wait(100);
    await unhurried(client, () => client.query(journalSql));
  });
  const { from, to } = renamed;
  await unhurried(client, () =>
    client.query('update migrations set name = $2 where name = $1', [from, to]),
  );
}

function apply(client: PoolClient, file: string): Promise<void> {
  return unhurried(client, async () => {
    await client.query('lock table migrations in share row exclusive mode');
    const done = await client.query('select from migrations where name = $1', [file]);
    if (done.rowCount !== 0) return;
    await client.query(readFileSync(path.join(directory, file), 'utf8'));
    await client.query('insert into migrations (name) values ($1)', [file]);
  });
}

/**
 * Runs a transaction that may take minutes, as an index on a large table does, or wait for another server's. A pooler may
 * have given its connection time limits.
 */
async function unhurried(client: PoolClient, work: () => Promise<unknown>): Promise<void> {
  await client.query(`begin; ${withoutLimits}`);
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
