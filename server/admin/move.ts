import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { listUsernames } from '../db/accounts/users.ts';
import { launchEmbedded } from '../db/embedded/launch.ts';
import { copyDatabase } from '../db/move/copy-database.ts';
import { migrationsOf } from '../db/move/migrations-of.ts';
import type { Database } from '../db/pool/database.ts';
import { readSettings, type Settings } from '../process/config/settings.ts';
import { StartupError } from '../process/config/startup-error.ts';
import type { Command } from './command.ts';

/** Moves from the private PostgreSQL to the operator's own. */
export const move: Command = {
  usage: `Copy everything from the private PostgreSQL in DATA_DIR to your own, new one at DATABASE_URL, while no server runs on either:
  npm run admin -- move`,

  async read(args) {
    if (args.length > 0) return undefined;
    return (database) => run(database, readSettings(process.env));
  },
};

async function run(database: Database, { dataDir, databaseUrl }: Settings): Promise<string> {
  if (!databaseUrl) {
    throw new StartupError('Set DATABASE_URL to the PostgreSQL to which everything is copied.');
  }
  if (!existsSync(path.join(dataDir, 'postgres'))) {
    throw new StartupError(`${dataDir} has no database. Set DATA_DIR to that of the server.`);
  }
  if ((await listUsernames(database, 1)).length > 0) {
    throw new StartupError('The database at DATABASE_URL has accounts already: name an empty one.');
  }
  const source = await launchEmbedded(dataDir);
  const from = new pg.Client({ ...source.superuser, database: source.connection.database });
  const to = new pg.Client({ connectionString: databaseUrl });
  try {
    await Promise.all([from.connect(), to.connect()]);
    await refuseOtherVersion(from, to);
    const orders = await copyDatabase(from, to);
    return `Copied everything. Orders copied: ${orders}. Now start the servers with DATABASE_URL; ${dataDir} is unchanged.`;
  } finally {
    await Promise.all([from.end(), to.end()]).finally(source.stop);
  }
}

async function refuseOtherVersion(from: pg.Client, to: pg.Client): Promise<void> {
  if ((await migrationsOf(from)) === (await migrationsOf(to))) return;
  throw new StartupError(
    'The database in DATA_DIR was last used by another version: start this one with it once, without DATABASE_URL.',
  );
}
