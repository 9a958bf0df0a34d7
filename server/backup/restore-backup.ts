import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { lockDataDir } from '../db/embedded/data-dir-lock.ts';
import { restoringIn } from '../db/embedded/launch.ts';
import { syncFolder } from '../db/embedded/sync-folder.ts';
import { StartupError } from '../process/config/startup-error.ts';
import { makeFolder } from '../process/disk/make-folder.ts';
import { copyListed } from './copy-files.ts';
import type { Backup } from './find-backups.ts';
import { emptyHome } from './leftovers.ts';
import { clusterIn } from './manifest.ts';
import { type Forward, type Restored, refuseGap, startOnce } from './start-restored.ts';

/** What to restore, and where to. */
export interface Restoration extends Forward {
  backup: Backup;
  /** The data directory, or for an operator's own PostgreSQL, the directory of its files. */
  target: string;
}

/**
 * Restores a backup into a data directory that has no database. Throws `StartupError` for a directory with a database,
 * a damaged backup or a gap in the log, and leaves nothing behind. If it is killed, it has either finished or can be
 * run again.
 */
export async function restoreBackup(restoration: Restoration): Promise<Restored> {
  const { target: dataDir } = restoration;
  const cluster = path.join(dataDir, 'postgres');
  await makeFolder(dataDir);
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
 * Restores a backup of an operator's own PostgreSQL as plain files, into a directory that is empty or doesn't exist.
 * Throws `StartupError` as `restoreBackup` does.
 */
export async function restoreOwn(restoration: Restoration): Promise<Restored> {
  const { target } = restoration;
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new StartupError(
      `${target} is not empty. Name another directory, or move its files away.`,
    );
  }
  const home = path.join(path.dirname(target), `.restoring-${path.basename(target)}`);
  await makeFolder(home);
  const lock = await lockDataDir(home);
  try {
    return await restoreTo(target, home, restoration);
  } finally {
    lock.release();
  }
}

/**
 * Brings the backup up to the wanted time in a scratch directory and moves it into place only then, ready for an
 * ordinary start.
 */
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
