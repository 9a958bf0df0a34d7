import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../process/config/startup-error.ts';
import { DamagedBackup, type Manifest, readManifest } from './manifest.ts';

/** A finished backup. */
export interface Backup {
  directory: string;
  manifest: Manifest;
}

/** Formats a time like `2026-11-22T23-50-00.123Z`: such names sort by time and are valid on every file system. */
export const nameOf = (at: Date) => at.toISOString().replaceAll(':', '-');

/** Parses a backup's name into the time it began; undefined for any other name. */
export function begunAt(name: string): Date | undefined {
  const [, day, hour, minute, rest] =
    /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d+)Z$/.exec(name) ?? [];
  const at = new Date(`${day}T${hour}:${minute}:${rest}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** Directories of the finished backups in a folder, oldest first. */
export async function directoriesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => {
    throw new StartupError(`${folder} cannot be read.`);
  });
  return names
    .filter((name) => begunAt(name) !== undefined)
    .sort()
    .map((name) => path.join(folder, name));
}

/** The undamaged backups in a folder, judging by their manifests, oldest first. */
export async function soundBackups(folder: string): Promise<Backup[]> {
  const sound: Backup[] = [];
  for (const directory of await directoriesIn(folder)) {
    const manifest = await manifestIfSound(directory);
    if (manifest) sound.push({ directory, manifest });
  }
  return sound;
}

/** A backup's manifest; undefined for a damaged backup. */
export function manifestIfSound(directory: string): Promise<Manifest | undefined> {
  return readManifest(directory).catch((error: unknown) => {
    if (error instanceof DamagedBackup) return undefined;
    throw error;
  });
}

/** Which backup to restore: the newest one that finished by a given time, or the one with a given name. */
export interface Wanted {
  by: Date | 'end';
  name: string | undefined;
}

/** Finds the backup to restore. Throws `StartupError` if there is none, or if it finished too late. */
export async function findBackup(folder: string, { by, name }: Wanted): Promise<Backup> {
  const directories = await directoriesIn(folder);
  const wanted = directories.filter((each) => name === undefined || path.basename(each) === name);
  for (const directory of wanted.reverse()) {
    const begun = begunAt(path.basename(directory));
    // A backup that began later needn't be read, and may be damaged.
    if (by !== 'end' && begun && begun > by) continue;
    const manifest = await readManifest(directory);
    if (by === 'end' || new Date(manifest.doneAt) <= by) return { directory, manifest };
  }
  const which = name === undefined ? 'no backup' : `no backup ${name}`;
  const when = by === 'end' ? '' : ` from before ${by.toISOString()}`;
  throw new StartupError(`There is ${which}${when} in ${folder}.${listed(directories)}`);
}

/** Lists the available backups, for an error message. */
export const listed = (directories: readonly string[]) =>
  directories.length === 0
    ? ''
    : `\nThere are:\n${directories.map((each) => `  ${path.basename(each)}`).join('\n')}`;
