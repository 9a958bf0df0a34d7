import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { databaseOwner } from '../db/embedded/database-owner.ts';
import { launchEmbedded } from '../db/embedded/launch.ts';
import { socketDirectory } from '../db/embedded/socket-directory.ts';
import { StartupError } from '../process/config/startup-error.ts';
import type { RunningCluster } from './take-backup.ts';

/** Runs `work` with the PostgreSQL of a data directory: the running server's, or else one started for this. */
export async function withCluster<Result>(
  directory: string,
  work: (running: RunningCluster) => Promise<Result>,
): Promise<Result> {
  if (!existsSync(path.join(directory, 'postgres'))) {
    throw new StartupError(`${directory} has no database. Set DATA_DIR to the server's directory.`);
  }
  const dataDir = realpathSync(directory);
  const cluster = path.join(dataDir, 'postgres');
  const sockets = socketDirectory(dataDir, databaseOwner(cluster, []));
  const superuser = { host: sockets, port: 5432, user: 'postgres', database: 'postgres' };
  if (await answers(superuser)) return work({ superuser, cluster });
  const launched = await launchEmbedded(dataDir);
  return work({ superuser: launched.superuser, cluster }).finally(launched.stop);
}

async function answers(superuser: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(superuser);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
