import type { PoolClient } from 'pg';
import { StartupError } from '../process/config/startup-error.ts';

/** The journal's name for the baseline, the schema of the first release. */
const baseline = '0001-baseline';

/** The last migration of the development versions. A database that has it has the baseline's schema. */
const lastOfDevelopment = '0055-persian-alphabet.sql';

/**
 * Databases of development versions recorded the small migrations that make up the baseline. Replaces their names with
 * the baseline's. Throws if some are missing, because their files no longer exist.
 */
export async function recordBaseline(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const names = rows.map(({ name }) => name).sort();
  if (names.length === 0 || names.includes(baseline)) return;
  if (!names.includes(lastOfDevelopment)) throw unfinished(names.at(-1));
  await client.query('delete from migrations');
  await client.query('insert into migrations (name) values ($1)', [baseline]);
}

const unfinished = (last?: string) =>
  new StartupError(
    `This database was made by an earlier development version: its last migration is ${last}. Start the last development version with it once, the one that has server/db/migrations/${lastOfDevelopment}, and then this one.`,
  );
