import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { directoriesIn, findBackup, listed } from './backup/find-backups.ts';
import { describeFault } from './backup/log-faults.ts';
import { DamagedBackup } from './backup/manifest.ts';
import { restoreBackup, restoreOwn } from './backup/restore-backup.ts';
import type { Restored } from './backup/start-restored.ts';
import { logIn } from './db/embedded/log-archive.ts';
import { readSettings } from './process/config/settings.ts';
import { printed, StartupError } from './process/config/startup-error.ts';

const usage = `Restores the newest backup of a folder into DATA_DIR, which must have no database yet:
  npm run restore -- <folder>
  npm run restore -- <folder> --until <2026-11-22T09:30:00Z|end>
--until replays the log that a server with BACKUP_DIR=<folder> archived there, up to a moment or to its end. If part of
the log is missing or damaged, nothing is restored; --accept-gap with --until end replays the log up to the gap.
  npm run restore -- <folder> --from <2026-11-22T01-00-00.000Z>
--from names a backup of the folder other than the newest.
A backup of your own PostgreSQL is restored as the files of a server that is not running:
  npm run restore -- <folder> --into </var/lib/postgresql/15/main> [--until …]`;

const ownBackup =
  'This is a backup of your own PostgreSQL. Name the folder for its files with --into.';
const privateBackup =
  'This is a backup of a private PostgreSQL: it goes into DATA_DIR, without --into.';

const options = {
  until: { type: 'string' },
  from: { type: 'string' },
  into: { type: 'string' },
  'accept-gap': { type: 'boolean' },
} as const;

try {
  const request = readRequest(process.argv.slice(2));
  await restore(request).catch(async (error: unknown) => {
    if (!(error instanceof DamagedBackup)) throw error;
    const others = listed(await directoriesIn(request.folder));
    throw new StartupError(`${error.message}\nName another backup with --from.${others}`);
  });
} catch (error) {
  console.error(printed(error));
  process.exitCode = 1;
}

async function restore({ folder, until, from, into, acceptsGap }: Request): Promise<void> {
  const { dataDir } = readSettings(process.env);
  const backup = await findBackup(folder, { by: until ?? 'end', name: from });
  const isOwn = backup.manifest.own !== undefined;
  if (isOwn !== (into !== undefined)) throw new StartupError(isOwn ? ownBackup : privateBackup);
  const target = into ?? dataDir;
  const bring = isOwn ? restoreOwn : restoreBackup;
  const restored = await bring({ backup, target, until, acceptsGap });
  console.log(`Restored ${restored.orders} orders from ${backup.directory} to ${target}.`);
  if (until) report(restored, logIn(folder));
}

/** Says how far the log went. */
function report({ upTo, faults }: Restored, log: string): void {
  if (!existsSync(log)) {
    console.log(`Only the backup was restored: there is no log in ${log}.`);
    return;
  }
  console.log(
    upTo
      ? `The last change from the kept log was made at ${upTo.toISOString()}.`
      : 'The kept log holds nothing that was changed after the backup.',
  );
  if (faults.length === 0) return;
  console.log('What came after that is lost, because of a gap in the log:');
  for (const fault of faults) console.log(`  ${describeFault(fault)}`);
}

interface Request {
  folder: string;
  until: Date | 'end' | undefined;
  from: string | undefined;
  into: string | undefined;
  acceptsGap: boolean;
}

function readRequest(args: string[]): Request {
  const { values, positionals } = readArguments(args);
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw refusal('Name one folder.');
  const until = values.until === undefined ? undefined : readUntil(values.until);
  const from = values.from === undefined ? undefined : path.basename(values.from);
  const into = values.into === undefined ? undefined : path.resolve(values.into);
  const acceptsGap = values['accept-gap'] ?? false;
  if (acceptsGap && until !== 'end') throw refusal('--accept-gap only goes with --until end.');
  return { folder: path.resolve(folder), until, from, into, acceptsGap };
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw refusal((error as Error).message);
  }
}

/** A moment without a zone could be meant in any: it is refused. */
function readUntil(text: string): Date | 'end' {
  if (text === 'end') return 'end';
  const at = new Date(text);
  if (/[zZ]$|[+-]\d\d:\d\d$/.test(text) && !Number.isNaN(at.getTime())) return at;
  throw refusal(
    `--until takes “end”, or a moment with its time zone such as 2026-11-22T09:30:00Z, not ${text}.`,
  );
}

/** What is wrong with the arguments, and how they are written. */
function refusal(why: string): StartupError {
  return new StartupError(`${why}\n\n${usage}`);
}
