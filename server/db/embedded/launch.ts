import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { StartupError } from '../../process/config/startup-error.ts';
import { namingFullDisk } from '../../process/disk/full-disk.ts';
import { makeFolder } from '../../process/disk/make-folder.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { type DatabaseOwner, databaseOwner } from './database-owner.ts';
import { keepLogIn, makeLogFolder } from './log-archive.ts';
import { type PostgresPrograms, postgresPrograms } from './postgres-programs.ts';
import { type Postmaster, type PostmasterOptions, startPostmaster } from './postmaster.ts';
import { run } from './run.ts';
import { socketDirectory } from './socket-directory.ts';
import { syncFolder } from './sync-folder.ts';

/** The server's database role. It owns the database but isn't a superuser, so row-level security applies. */
const appRole = 'adasi';

/** A private PostgreSQL on a unix socket. */
export interface EmbeddedPostgres {
  /** How the server connects. */
  connection: pg.ClientConfig;
  /** For creating databases and roles. */
  superuser: pg.ClientConfig;
  stop(): Promise<void>;
}

/**
 * Starts the private PostgreSQL with its data in `directory`, creating it on the first start. With a backup folder, it
 * archives its log there. It can also read the paths in `reads`.
 */
export async function launchEmbedded(
  directory: string,
  settings: readonly string[] = [],
  backupDir?: string,
  reads: readonly string[] = [],
): Promise<EmbeddedPostgres> {
  const programs = postgresPrograms();
  await makeFolder(directory);
  const dataDir = realpathSync(directory);
  const lock = await lockDataDir(dataDir);
  try {
    const kept = backupDir ? [await makeLogFolder(backupDir)] : [];
    const reached = [programs.postgres, dataDir, ...kept, ...reads];
    const owner = databaseOwner(path.join(dataDir, 'postgres'), reached);
    const keeping = backupDir ? keepLogIn(backupDir, owner) : [];
    const sockets = socketDirectory(dataDir, owner);
    const postmaster = await startCluster(programs, dataDir, {
      owner,
      sockets,
      settings: [...keeping, ...settings],
    });
    const stop = () => postmaster.stop().finally(lock.release);
    const superuser = { host: sockets, port: 5432, user: 'postgres', database: 'postgres' };
    const connection = { ...superuser, user: appRole, database: appRole };
    await createAppDatabase(superuser).catch(async (error) => {
      await stop();
      throw error;
    });
    return { connection, superuser, stop };
  } catch (error) {
    lock.release();
    throw await namingFullDisk(error, dataDir);
  }
}

async function startCluster(
  { initdb, postgres: program }: PostgresPrograms,
  dataDir: string,
  options: Pick<PostmasterOptions, 'owner' | 'sockets' | 'settings'>,
): Promise<Postmaster> {
  const cluster = path.join(dataDir, 'postgres');
  await createCluster(initdb, cluster, options.owner);
  return startPostmaster({ ...options, program, cluster, log: path.join(dataDir, 'postgres.log') });
}

/**
 * Creates a cluster in a temporary directory and moves it into place when complete, so that an interrupted first start
 * can be repeated. Each attempt uses a separate directory, because the initdb of a killed server may still be writing
 * to the last one.
 */
async function createCluster(initdb: string, cluster: string, owner: DatabaseOwner): Promise<void> {
  clearUnfinished(cluster);
  if (existsSync(cluster)) return;
  const restoring = restoringIn(path.dirname(cluster));
  if (existsSync(restoring)) {
    throw new StartupError(
      `A restoration to ${path.dirname(cluster)} was not finished: run \`npm run restore\` again, or delete ${restoring}.`,
    );
  }
  const unfinished = mkdtempSync(cluster + unfinishedMark);
  chownSync(unfinished, owner.uid, owner.gid);
  const flags = ['--locale=C.UTF-8', '--encoding=UTF8', '--auth=trust', '--no-instructions'];
  await run(owner, [initdb, '-D', unfinished, '-U', 'postgres', ...flags], unfinished);
  renameSync(unfinished, cluster);
  syncFolder(path.dirname(cluster));
}

/** Where a restore prepares the database of a data directory. */
export const restoringIn = (dataDir: string) => path.join(dataDir, '.restoring');

const unfinishedMark = '.unfinished-';

function clearUnfinished(cluster: string): void {
  const { dir, base } = path.parse(cluster);
  for (const name of readdirSync(dir)) {
    if (!name.startsWith(base + unfinishedMark)) continue;
    try {
      rmSync(path.join(dir, name), { recursive: true, force: true });
    } catch {
      // Still being written. The next start removes it.
    }
  }
}

async function createAppDatabase(superuser: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    const roles = await client.query('select from pg_roles where rolname = $1', [appRole]);
    if (roles.rowCount === 0) await client.query(`create role ${appRole} login nosuperuser`);
    const databases = await client.query('select from pg_database where datname = $1', [appRole]);
    if (databases.rowCount === 0) {
      await client.query(`create database ${appRole} owner ${appRole}`);
    }
  } finally {
    await client.end();
  }
}
