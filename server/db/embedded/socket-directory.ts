import { chownSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Unstartable } from '../../config/startup-error.ts';
import type { DatabaseOwner } from './database-owner.ts';

/** `sun_path` holds 108 bytes with its closing zero. */
const longestSocketPath = 107;
const socketName = '.s.PGSQL.5432';

/** Makes the private directory of PostgreSQL's socket: in the data directory, or a short one when its path is long. */
export function socketDirectory(dataDir: string, owner: DatabaseOwner): string {
  const beside = path.join(dataDir, 'run');
  const directory = fits(beside) ? beside : shortDirectory(dataDir);
  makePrivate(directory, owner);
  const found = lstatSync(directory);
  const isOwn = found.isDirectory() && found.uid === owner.uid && (found.mode & 0o777) === 0o700;
  if (!isOwn || !fits(directory)) {
    throw new Unstartable(
      `${directory} cannot hold the database's socket: it must be a short path and private to its owner. Remove it, or set DATA_DIR to a shorter path.`,
    );
  }
  return directory;
}

function makePrivate(directory: string, owner: DatabaseOwner): void {
  try {
    mkdirSync(directory, { mode: 0o700 });
    chownSync(directory, owner.uid, owner.gid);
  } catch (error) {
    // What stands there already is looked at, never changed: the place may be open to others.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function fits(directory: string): boolean {
  return Buffer.byteLength(path.join(directory, socketName)) <= longestSocketPath;
}

function shortDirectory(dataDir: string): string {
  const { dev, ino } = statSync(dataDir);
  const name = `adasi-${process.getuid?.()}-${dev}-${ino}`;
  const directory = path.join(os.tmpdir(), name);
  return fits(directory) ? directory : path.join('/tmp', name);
}
