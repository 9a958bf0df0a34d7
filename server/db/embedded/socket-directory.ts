import { chownSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartupError } from '../../process/config/startup-error.ts';
import type { DatabaseOwner } from './database-owner.ts';

/** `sun_path` holds 108 bytes including the final zero. */
const longestSocketPath = 107;
const socketName = '.s.PGSQL.5432';

/** Creates a private directory for PostgreSQL's socket: in the data directory, or in /tmp if that path is too long. */
export function socketDirectory(dataDir: string, owner: DatabaseOwner): string {
  const beside = path.join(dataDir, 'run');
  const directory = fits(beside) ? beside : shortDirectory(dataDir);
  createPrivate(directory, owner);
  const found = lstatSync(directory);
  const isOwn = found.isDirectory() && found.uid === owner.uid && (found.mode & 0o777) === 0o700;
  if (!isOwn || !fits(directory)) {
    throw new StartupError(
      `${directory} cannot hold the database's socket: it must be a short path and private to its owner. Remove it, or set DATA_DIR to a shorter path.`,
    );
  }
  return directory;
}

function createPrivate(directory: string, owner: DatabaseOwner): void {
  try {
    mkdirSync(directory, { mode: 0o700 });
    chownSync(directory, owner.uid, owner.gid);
  } catch (error) {
    // The caller checks an existing directory and never changes it: others may be able to write there.
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
