import { realpathSync } from 'node:fs';
import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { stopOrphan } from '../db/embedded/orphan.ts';

/** This machine in the name of an unfinished copy: others may take backups in the same folder, and their locks are not seen. */
const machine = os.hostname().replaceAll(/[^\w-]/g, '_') || 'localhost';

/** What a backup is called while it is copied. */
export const unfinishedName = (name: string) => `${name}.${machine}.unfinished`;

/** How the name of the copy begins that is started on the side. */
export const checkingPrefix = `.checking-${machine}.`;

/** An unfinished copy of another machine is left alone for so long, in milliseconds: two days. */
const foreignMs = 2 * 86_400_000;

/** Whose an unfinished copy is; undefined for another entry. Earlier versions named no machine. */
function ownerOf(name: string): string | undefined {
  const found =
    /^\d{4}-\d\d-\d\dT[\d-]+\.\d+Z(?:\.(?<owner>[\w-]+))?\.unfinished$/.exec(name) ??
    /^\.checking-(?:(?<owner>[\w-]+)\.)?\w+$/.exec(name);
  return found ? (found.groups?.owner ?? machine) : undefined;
}

/**
 * Deletes what killed backups left in a folder. To be called with the folder locked: then no other backup of this machine
 * is running. Returns the names of what could not be deleted.
 */
export async function clearLeftovers(folder: string): Promise<string[]> {
  const stuck: string[] = [];
  for (const name of await readdir(folder)) {
    const directory = path.join(folder, name);
    const owner = ownerOf(name);
    if (owner === undefined) continue;
    if (owner !== machine && Date.now() - (await stat(directory)).mtimeMs < foreignMs) continue;
    await emptyHome(directory)
      .then(() => rmdir(directory))
      .catch(() => stuck.push(name));
  }
  return stuck;
}

/** Deletes everything in a directory with its own PostgreSQL, which may still run: it outlives a killed program. */
export async function emptyHome(directory: string): Promise<void> {
  const home = realpathSync(directory);
  await stopOrphan(path.join(home, 'postgres'), path.join(home, 'run'));
  for (const name of await readdir(home)) {
    await rm(path.join(home, name), { recursive: true, force: true, maxRetries: 3 });
  }
}
