import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { StartupError } from '../process/config/startup-error.ts';
import { recordBaseline } from './development-journal.ts';
import { faultsOfNumbers } from './migration-numbers.ts';
import { withoutLimits } from './pool/time-limits.ts';

const directory = path.join(import.meta.dirname, 'migrations');

const journalSql =
  'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())';

/**
 * Applies the missing migrations, each in a transaction. Servers that start together wait for each other. Throws before
 * the first migration if two share a number or a number is missing.
 */
export async function migrate(
  pool: Pool,
  names: readonly string[] = readdirSync(directory).sort(),
): Promise<void> {
  const faults = faultsOfNumbers(names);
  if (faults.length > 0) throw new Error(`server/db/migrations: ${faults.join('; ')}`);
  const client = await pool.connect();
  try {
    await createJournal(client);
    await withLock(client, () => recordBaseline(client));
    await refuseNewer(client, names);
    for (const name of names) await withLock(client, () => apply(client, name));
  } finally {
    client.release();
  }
}

/** After going back to an earlier version: it would read and write tables that it does not know. */
async function refuseNewer(client: PoolClient, names: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select name from migrations order by name',
  );
  const unknown = rows.map(({ name }) => name).filter((name) => !names.includes(name));
  if (unknown.length === 0) return;
  throw new StartupError(
    `This database was changed by a newer version of Adasi (${unknown.join(', ')}). Start that version or a newer one, or restore a backup from before the update.`,
  );
}

/** "if not exists" still fails if another server creates the table at the same moment. */
async function createJournal(client: PoolClient): Promise<void> {
  await inTransaction(client, () => client.query(journalSql)).catch(async () => {
    await wait(100);
    await inTransaction(client, () => client.query(journalSql));
  });
}

async function apply(client: PoolClient, name: string): Promise<void> {
  const done = await client.query('select from migrations where name = $1', [name]);
  if (done.rowCount !== 0) return;
  for (const file of filesOf(name)) await client.query(readFileSync(file, 'utf8'));
  await client.query('insert into migrations (name) values ($1)', [name]);
}

/** The files of a migration: the file itself, or those in its folder, sorted by name. */
function filesOf(name: string): string[] {
  const file = path.join(directory, name);
  if (name.endsWith('.sql')) return [file];
  return readdirSync(file)
    .sort()
    .map((inside) => path.join(file, inside));
}

/** Runs a transaction that only one server at a time can enter. */
function withLock(client: PoolClient, work: () => Promise<unknown>): Promise<void> {
  return inTransaction(client, async () => {
    await client.query('lock table migrations in share row exclusive mode');
    await work();
  });
}

/**
 * Runs a transaction without time limits, which a pooler may have set on its connection. It may take minutes, as an
 * index on a large table does, or wait for another server's transaction.
 */
async function inTransaction(client: PoolClient, work: () => Promise<unknown>): Promise<void> {
  await client.query(`begin; ${withoutLimits}`);
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
