import type { PoolClient } from 'pg';
import { StartupError } from '../process/config/startup-error.ts';

/** What the baseline is recorded as: the schema of the first release. */
const baseline = '0001-baseline';

/** The last migration of the development versions. A database that has it has the schema of the baseline. */
const lastOfDevelopment = '0055-persian-alphabet.sql';

/**
 * Databases of development versions recorded the small migrations that are the baseline now. Replaces their names by the
 * baseline's; throws if some are missing, because nothing is left that could make up for them.
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
    `This database is of an earlier development version: its last migration is ${last}. Start the last development version with it once, the one that has server/db/migrations/${lastOfDevelopment}, and then this one.`,
  );
