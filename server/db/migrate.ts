import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { faultsOfNumbers } from './migration-numbers.ts';

const directory = path.join(import.meta.dirname, 'migrations');

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

async function createJournal(client: PoolClient): Promise<void> {
  const text =
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())';
  // "if not exists" still fails when another server creates the table at the same moment.
  await client.query(text).catch(async () => {
    await wait(100);
    await client.query(text);
  });
  const { from, to } = renamed;
  await client.query('update migrations set name = $2 where name = $1', [from, to]);
}

async function apply(client: PoolClient, file: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query('lock table migrations in share row exclusive mode');
    const done = await client.query('select from migrations where name = $1', [file]);
    if (done.rowCount === 0) {
      await client.query(readFileSync(path.join(directory, file), 'utf8'));
      await client.query('insert into migrations (name) values ($1)', [file]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
