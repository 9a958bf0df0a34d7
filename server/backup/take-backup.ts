import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { lockBackups } from '../db/embedded/data-dir-lock.ts';
import { syncFolder } from '../db/embedded/sync-folder.ts';
import { StartupError } from '../process/config/startup-error.ts';
import { makeFolder } from '../process/disk/make-folder.ts';
import { checkBackup } from './check-backup.ts';
import { type Copied, copyFile, copyFiles, writeEntry } from './copy-files.ts';
import { nameOf } from './find-backups.ts';
import { isLeftOut } from './left-out.ts';
import { clearLeftovers, unfinishedName } from './leftovers.ts';
import { clusterIn, writeManifest } from './manifest.ts';
import type { Origin } from './start-copy.ts';

/** A running PostgreSQL whose files are accessible. */
export interface RunningCluster {
  superuser: pg.ClientConfig;
  /** The directory of its files. */
  cluster: string;
}

/** A backup that passed its check. */
export interface Taken {
  directory: string;
  orders: number;
  /** Leftovers of earlier backups that could not be deleted. */
  stuck: readonly string[];
}

/** What was copied, from which PostgreSQL, and the time from which the log can bring it forward. */
export interface Copy extends Origin {
  copied: Copied;
  doneAt: Date;
}

/** Copies a running PostgreSQL into a new directory in `folder`, with PostgreSQL's low-level backup API. */
export function takeBackup(running: RunningCluster, folder: string): Promise<Taken> {
  return keepBackup(folder, (target) => copyRunning(running, target));
}

/**
 * Makes a copy in a new directory in `folder` and checks it by starting it. Only a copy that passes gets its final
 * name. Also deletes what killed backups left behind.
 */
export async function keepBackup(
  folder: string,
  copyTo: (target: string) => Promise<Copy>,
): Promise<Taken> {
  await makeFolder(folder, 0o700);
  const lock = await lockBackups(folder);
  try {
    const stuck = await clearLeftovers(folder);
    return { ...(await keepLocked(folder, copyTo)), stuck };
  } finally {
    lock.release();
  }
}

async function keepLocked(
  folder: string,
  copyTo: (target: string) => Promise<Copy>,
): Promise<Omit<Taken, 'stuck'>> {
  const begunAt = new Date();
  const name = nameOf(begunAt);
  const directory = path.join(folder, name);
  const unfinished = path.join(folder, unfinishedName(name));
  await mkdir(unfinished, { mode: 0o700 });
  try {
    const { copied, doneAt, ...origin } = await copyTo(clusterIn(unfinished));
    const orders = await checkBackup(unfinished, origin);
    const times = { begunAt: begunAt.toISOString(), doneAt: doneAt.toISOString() };
    await writeManifest(unfinished, { ...times, ...origin, orders, ...copied });
    syncFolder(unfinished);
    await rename(unfinished, directory);
    syncFolder(folder);
    return { directory, orders };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function copyRunning({ superuser, cluster }: RunningCluster, target: string): Promise<Copy> {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    const postgres = Math.floor(Number(await value(client, 'show server_version_num')) / 10_000);
    // The temporary slot keeps the log from being recycled during the copy. It disappears with the connection.
    await client.query("select pg_create_physical_replication_slot('adasi_backup', true, true)");
    const first = await value(
      client,
      "select pg_walfile_name(pg_backup_start('adasi', fast => true))",
    );
    const copied = await copyFiles(cluster, target, isLeftOut);
    const { rows } = await client.query<{ last: string; labelfile: string }>(
      'select pg_walfile_name(lsn) as last, labelfile from pg_backup_stop(wait_for_archive => false)',
    );
    const [stopped] = rows;
    if (!stopped) throw new StartupError('PostgreSQL did not end the backup.');
    const doneAt = new Date(await value(client, 'select now()'));
    // Without this file, PostgreSQL would take the copy for a crashed server and lose changes.
    copied.files.push(await writeEntry(target, 'backup_label', stopped.labelfile));
    await addLog(cluster, target, { first, last: stopped.last }, copied);
    return { copied, doneAt, postgres };
  } finally {
    await client.end();
  }
}

async function value(client: pg.Client, text: string): Promise<string> {
  const { rows } = await client.query({ text, rowMode: 'array' });
  return String(rows[0]?.[0]);
}

/** Copies the log from the backup's start to its end. Without it the copied files are inconsistent. */
async function addLog(
  cluster: string,
  target: string,
  { first, last }: { first: string; last: string },
  copied: Copied,
): Promise<void> {
  const names = (await readdir(path.join(cluster, 'pg_wal'))).filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last,
  );
  for (const name of names) {
    copied.files.push(await copyFile(cluster, target, path.join('pg_wal', name)));
  }
}
