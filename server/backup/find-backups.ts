import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../config/startup-error.ts';
import { dropLogBefore } from '../db/embedded/log-archive.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** A finished backup. */
export interface Backup {
  directory: string;
  manifest: Manifest;
}

const isName = (name: string) => /^\d{4}-\d\d-\d\dT[\d.-]+Z$/.test(name);

/** Directories of the finished backups in a folder, oldest first. */
async function directoriesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => {
    throw new StartupError(`${folder} cannot be read.`);
  });
  return names
    .filter(isName)
    .sort()
    .map((name) => path.join(folder, name));
}

/** The newest backup in a folder that was done by a moment. Throws `StartupError` where there is none. */
export async function newestBackup(folder: string, by: Date | 'end'): Promise<Backup> {
  const directories = await directoriesIn(folder);
  for (const directory of directories.reverse()) {
    const manifest = await readManifest(directory);
    if (by === 'end' || new Date(manifest.doneAt) <= by) return { directory, manifest };
  }
  const when = by === 'end' ? '' : ` from before ${by.toISOString()}`;
  throw new StartupError(`There is no backup${when} in ${folder}.`);
}

const dayMs = 86_400_000;

/** Deletes backups that are older than some days, except the newest, and the log that only they need. */
export async function pruneBackups(
  folder: string,
  { days, now }: { days: number; now: Date },
): Promise<number> {
  const directories = await directoriesIn(folder);
  const backups = await Promise.all(
    directories.map(async (directory) => ({ directory, manifest: await readManifest(directory) })),
  );
  const limit = now.getTime() - days * dayMs;
  const old = backups.slice(0, -1).filter(({ manifest }) => Date.parse(manifest.doneAt) < limit);
  for (const { directory } of old) await rm(directory, { recursive: true });
  const oldestKept = backups[old.length];
  if (oldestKept) await dropLogBefore(folder, firstSegment(oldestKept.manifest));
  return old.length;
}

function firstSegment({ files }: Manifest): string {
  const segments = files.filter((file) => file.path.startsWith('pg_wal/'));
  return segments.map((file) => path.basename(file.path)).sort()[0] ?? '';
}
