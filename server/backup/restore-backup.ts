import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { lockDataDir } from '../db/embedded/data-dir-lock.ts';
import { restoringIn } from '../db/embedded/launch.ts';
import { syncFolder } from '../db/embedded/sync-folder.ts';
import { StartupError } from '../process/config/startup-error.ts';
import { copyListed } from './copy-files.ts';
import type { Backup } from './find-backups.ts';
import { emptyHome } from './leftovers.ts';
import { clusterIn } from './manifest.ts';
import { type Forward, type Restored, refuseGap, startOnce } from './start-restored.ts';

/** What to bring back, and where to. */
export interface Restoration extends Forward {
  backup: Backup;
  /** The data directory, or of an own PostgreSQL the directory of its files. */
  target: string;
}

/**
 * Brings a backup back as the database of a data directory that has none. Throws `StartupError` for a directory with a
 * database, for a damaged backup, and for a log with a gap; then nothing is left there. Killed at any moment, it can be
 * begun again, or has done all of it.
 */
export async function restoreBackup(restoration: Restoration): Promise<Restored> {
  const { target: dataDir } = restoration;
  const cluster = path.join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  const lock = await lockDataDir(dataDir);
  try {
    if (existsSync(cluster)) {
      throw new StartupError(
        `${dataDir} has a database already. Set DATA_DIR to another directory.`,
      );
    }
    return await restoreTo(cluster, restoringIn(dataDir), restoration);
  } finally {
    lock.release();
  }
}

/**
 * Brings a backup of an own PostgreSQL back as the files of one, in a directory that is empty or not there. Throws
 * `StartupError` as `restoreBackup` does.
 */
export async function restoreOwn(restoration: Restoration): Promise<Restored> {
  const { target } = restoration;
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new StartupError(
      `${target} is not empty. Name another directory, or move its files away.`,
    );
  }
  const home = path.join(path.dirname(target), `.restoring-${path.basename(target)}`);
  await mkdir(home, { recursive: true });
  const lock = await lockDataDir(home);
  try {
    return await restoreTo(target, home, restoration);
  } finally {
    lock.release();
  }
}

/** Brings the backup up to its moment in a directory aside, and moves it only then: an ordinary start finds it ready. */
async function restoreTo(
  target: string,
  home: string,
  { backup, ...forward }: Restoration,
): Promise<Restored> {
  await mkdir(home, { recursive: true, mode: 0o700 });
  await emptyHome(home);
  try {
    await refuseGap(backup, forward);
    const cluster = path.join(home, 'postgres');
    await copyListed(clusterIn(backup.directory), cluster, backup.manifest);
    const restored = await startOnce(backup, home, forward);
    if (existsSync(target)) await rmdir(target);
    await rename(cluster, target);
    syncFolder(path.dirname(target));
    return restored;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
