import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../../process/config/startup-error.ts';
import type { DatabaseOwner } from './database-owner.ts';

/** Where the log is archived, next to the backups of a folder. */
export const logIn = (folder: string) => path.join(folder, 'log');

/** At most this long is lost with the machine: seconds until a segment is kept that is not full. */
const longestSeconds = 60;

/**
 * Settings with which PostgreSQL archives its log in a folder for backups. A segment that already
 * exists is either the same one, archived before a crash, or the command fails: none is ever
 * overwritten.
 */
function archiveSettings(folder: string): string[] {
  const log = quoted(logIn(folder));
  const keep = `cp "%p" ${log}/"%f".part && sync ${log}/"%f".part && mv ${log}/"%f".part ${log}/"%f"`;
  const command = `if [ -e ${log}/"%f" ]; then cmp -s "%p" ${log}/"%f"; else ${keep}; fi && sync ${log}`;
  return ['archive_mode=on', `archive_timeout=${longestSeconds}`, `archive_command=${command}`];
}

/**
 * Settings with which a restored PostgreSQL goes on from its backup to a moment, or to the end of the log. Segments that
 * are left out count as missing: PostgreSQL would not go on from one of a wrong length.
 */
export function recoverySettings(
  folder: string,
  until: Date | 'end',
  leftOut: readonly string[] = [],
): string[] {
  const skip = leftOut.length > 0 ? `case "%f" in ${leftOut.join('|')}) exit 1;; esac; ` : '';
  const settings = [
    'archive_mode=off',
    // Or PostgreSQL would call itself ready while it still reads the log.
    'hot_standby=off',
    `restore_command=${skip}cp ${quoted(logIn(folder))}/"%f" "%p"`,
    'recovery_target_action=promote',
  ];
  if (until === 'end') return settings;
  // This setting takes no names of zones, and Z counts as one.
  return [...settings, `recovery_target_time=${until.toISOString().replace('Z', '+00')}`];
}

/** In a shell's single quotes; PostgreSQL replaces what follows a percent sign. */
function quoted(file: string): string {
  if (!/['%]/.test(file)) return `'${file}'`;
  throw new StartupError(`${file}: backups need a path without ' and %.`);
}

/** Makes the folder of the log. */
export function makeLogFolder(folder: string): string {
  const log = logIn(folder);
  mkdirSync(log, { recursive: true, mode: 0o700 });
  return log;
}

/** The settings with which the log is kept in a folder that its owner may write. */
export function keepLogIn(folder: string, { uid, gid }: DatabaseOwner): string[] {
  if (process.getuid?.() === 0) chownSync(logIn(folder), uid, gid);
  return archiveSettings(folder);
}

/** Deletes the log before a segment, on any timeline. */
export async function dropLogBefore(folder: string, first: string): Promise<void> {
  if (!existsSync(logIn(folder))) return;
  const place = (segment: string) => segment.slice(8, 24);
  for (const name of await readdir(logIn(folder))) {
    const isOld = /^[0-9A-F]{24}/.test(name) && place(name) < place(first);
    if (isOld) await rm(path.join(logIn(folder), name));
  }
}
