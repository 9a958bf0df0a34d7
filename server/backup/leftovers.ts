import { realpathSync } from 'node:fs';
import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { stopOrphan } from '../db/embedded/orphan.ts';

/**
 * Names this machine in an unfinished copy. Other machines may back up to the same folder, and their locks are
 * invisible here.
 */
const machine = os.hostname().replaceAll(/[^\w-]/g, '_') || 'localhost';

/** The name of a backup while it is being copied. */
export const unfinishedName = (name: string) => `${name}.${machine}.unfinished`;

/** Name prefix of the scratch copy that is started to check a backup. */
export const checkingPrefix = `.checking-${machine}.`;

/** How long another machine's unfinished copy is left alone, in milliseconds: two days. */
const foreignMs = 2 * 86_400_000;

/** The machine that an unfinished copy belongs to; undefined for anything else. Earlier versions named no machine. */
function ownerOf(name: string): string | undefined {
  const found =
    /^\d{4}-\d\d-\d\dT[\d-]+\.\d+Z(?:\.(?<owner>[\w-]+))?\.unfinished$/.exec(name) ??
    /^\.checking-(?:(?<owner>[\w-]+)\.)?\w+$/.exec(name);
  return found ? (found.groups?.owner ?? machine) : undefined;
}

/**
 * Deletes what killed backups left in a folder, and returns the names of anything it could not delete. Call it with the
 * folder locked, so that no other backup of this machine is running.
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

/**
 * Deletes everything in the directory of a scratch PostgreSQL, which may still be running: it outlives a killed
 * program.
 */
export async function emptyHome(directory: string): Promise<void> {
  const home = realpathSync(directory);
  await stopOrphan(path.join(home, 'postgres'), path.join(home, 'run'));
  for (const name of await readdir(home)) {
    await rm(path.join(home, name), { recursive: true, force: true, maxRetries: 3 });
  }
}
