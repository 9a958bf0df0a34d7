import { chownSync, existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../../process/config/startup-error.ts';
import { makeFolder } from '../../process/disk/make-folder.ts';
import type { DatabaseOwner } from './database-owner.ts';

/** Where the log is archived, next to the backups in a folder. */
export const logIn = (folder: string) => path.join(folder, 'log');

/** Seconds until a partly filled segment is archived: the most that is lost if the machine is. */
const longestSeconds = 60;

/**
 * Settings that make PostgreSQL archive its log in a backup folder. The command never overwrites: if a segment already
 * exists, it must be the same one, archived before a crash, or the command fails.
 */
function archiveSettings(folder: string): string[] {
  const log = quoted(logIn(folder));
  const keep = `cp "%p" ${log}/"%f".part && sync ${log}/"%f".part && mv ${log}/"%f".part ${log}/"%f"`;
  const command = `if [ -e ${log}/"%f" ]; then cmp -s "%p" ${log}/"%f"; else ${keep}; fi && sync ${log}`;
  return ['archive_mode=on', `archive_timeout=${longestSeconds}`, `archive_command=${command}`];
}

/**
 * Settings that bring a restored PostgreSQL from its backup to a given time, or to the end of the log. Skipped segments
 * count as missing, because PostgreSQL would not continue past one of the wrong length.
 */
export function recoverySettings(
  folder: string,
  until: Date | 'end',
  leftOut: readonly string[] = [],
): string[] {
  const skip = leftOut.length > 0 ? `case "%f" in ${leftOut.join('|')}) exit 1;; esac; ` : '';
  const settings = [
    'archive_mode=off',
    // Without this, PostgreSQL would report that it is ready while still replaying the log.
    'hot_standby=off',
    `restore_command=${skip}cp ${quoted(logIn(folder))}/"%f" "%p"`,
    'recovery_target_action=promote',
  ];
  if (until === 'end') return settings;
  // This setting takes no time zone names, and Z counts as one.
  return [...settings, `recovery_target_time=${until.toISOString().replace('Z', '+00')}`];
}

/** Quotes a path in single quotes for the shell. PostgreSQL expands percent signs. */
function quoted(file: string): string {
  if (!/['%]/.test(file)) return `'${file}'`;
  throw new StartupError(`${file}: backups need a path without ' and %.`);
}

/** Creates the folder for the log. */
export async function makeLogFolder(folder: string): Promise<string> {
  const log = logIn(folder);
  await makeFolder(log, 0o700);
  return log;
}

/** The settings for archiving the log in a folder that PostgreSQL's user can write to. */
export function keepLogIn(folder: string, { uid, gid }: DatabaseOwner): string[] {
  if (process.getuid?.() === 0) chownSync(logIn(folder), uid, gid);
  return archiveSettings(folder);
}

/** Deletes the archived log before a segment, on all timelines. */
export async function dropLogBefore(folder: string, first: string): Promise<void> {
  if (!existsSync(logIn(folder))) return;
  const place = (segment: string) => segment.slice(8, 24);
  for (const name of await readdir(logIn(folder))) {
    const isOld = /^[0-9A-F]{24}/.test(name) && place(name) < place(first);
    if (isOld) await rm(path.join(logIn(folder), name));
  }
}
