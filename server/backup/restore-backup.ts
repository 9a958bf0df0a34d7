import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { StartupError } from '../config/startup-error.ts';
import { lockDataDir } from '../db/embedded/data-dir-lock.ts';
import { recoverySettings } from '../db/embedded/log-archive.ts';
import { syncFolder } from '../db/embedded/sync-folder.ts';
import { checkFiles, copyFiles } from './copy-files.ts';
import type { Backup } from './find-backups.ts';
import { clusterIn } from './manifest.ts';
import { startAside } from './start-aside.ts';

/** What to bring back, and where to. */
export interface Restoration {
  backup: Backup;
  /** The data directory, or of an own PostgreSQL the directory of its files. */
  target: string;
  /** The moment to go on to with the kept log, or its end; undefined for the backup alone. */
  until: Date | 'end' | undefined;
}

/**
 * Brings a backup back as the database of a data directory that has none, and returns how many orders there are. Throws
 * `StartupError` for a directory with a database, and for a damaged backup; then nothing is left there.
 */
export async function restoreBackup({
  backup,
  target: dataDir,
  until,
}: Restoration): Promise<number> {
  const cluster = path.join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  const lock = await lockDataDir(dataDir);
  try {
    if (existsSync(cluster)) {
      throw new StartupError(
        `${dataDir} has a database already. Set DATA_DIR to another directory.`,
      );
    }
    await placeCluster(backup, cluster);
  } finally {
    lock.release();
  }
  try {
    return await startOnce(backup, dataDir, until);
  } catch (error) {
    await rm(cluster, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Brings a backup of an own PostgreSQL back as the files of one, in a directory that is empty or not there. Throws
 * `StartupError` as `restoreBackup` does.
 */
export async function restoreOwn({ backup, target, until }: Restoration): Promise<number> {
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new StartupError(
      `${target} is not empty. Name another directory, or move its files away.`,
    );
  }
  const parent = path.dirname(target);
  const home = await mkdtemp(path.join(parent, '.restoring-'));
  try {
    const cluster = path.join(home, 'postgres');
    await placeCluster(backup, cluster);
    const orders = await startOnce(backup, home, until);
    if (existsSync(target)) await rmdir(target);
    await rename(cluster, target);
    syncFolder(parent);
    return orders;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

async function placeCluster({ directory, manifest }: Backup, cluster: string): Promise<void> {
  const unfinished = `${cluster}.unfinished-restore`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await copyFiles(clusterIn(directory), unfinished, () => false);
    for (const each of manifest.directories) {
      await mkdir(path.join(unfinished, each), { recursive: true, mode: 0o700 });
    }
    await checkFiles(unfinished, manifest.files);
    await rename(unfinished, cluster);
    syncFolder(path.dirname(cluster));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** The first start brings the files together; afterwards an ordinary start finds an ordinary database. */
async function startOnce(
  { directory, manifest }: Backup,
  dataDir: string,
  until: Restoration['until'],
): Promise<number> {
  const folder = path.dirname(directory);
  if (until) await writeFile(path.join(dataDir, 'postgres', 'recovery.signal'), '');
  const settings = until ? recoverySettings(folder, until) : ['archive_mode=off'];
  const started = await startAside(manifest, dataDir, settings);
  try {
    const client = new pg.Client(started.connection);
    await client.connect();
    const { rows } = await client
      .query<{ count: string }>("select count(*) from orders where kind <> 'withdrawn'")
      .finally(() => client.end());
    return Number(rows[0]?.count);
  } finally {
    await started.stop();
  }
}
