import path from 'node:path';
import { parseArgs } from 'node:util';
import { newestBackup } from './backup/find-backups.ts';
import { restoreBackup, restoreOwn } from './backup/restore-backup.ts';
import { readSettings } from './config/settings.ts';
import { StartupError } from './config/startup-error.ts';

const usage = `Restores the newest backup of a folder into DATA_DIR, which must have no database yet:
  npm run restore -- <folder>
  npm run restore -- <folder> --until <2026-11-22T09:30:00Z|end>
--until goes on with the log that a server with BACKUP_DIR=<folder> kept there: to a moment, or to its end.
A backup of an own PostgreSQL becomes the files of one that does not run:
  npm run restore -- <folder> --into </var/lib/postgresql/15/main> [--until …]`;

const ownBackup =
  'This is a backup of an own PostgreSQL: say with --into where the files of that PostgreSQL belong.';
const privateBackup =
  'This is a backup of a private PostgreSQL: it goes into DATA_DIR, without --into.';

try {
  const { folder, until, into } = readRequest(process.argv.slice(2));
  const { dataDir } = readSettings(process.env);
  const backup = await newestBackup(folder, until ?? 'end');
  const isOwn = backup.manifest.own !== undefined;
  if (isOwn !== (into !== undefined)) throw new StartupError(isOwn ? ownBackup : privateBackup);
  const target = into ?? dataDir;
  const orders = await (isOwn ? restoreOwn : restoreBackup)({ backup, target, until });
  console.log(`Restored ${orders} orders from ${backup.directory} to ${target}.`);
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

interface Request {
  folder: string;
  until: Date | 'end' | undefined;
  into: string | undefined;
}

function readRequest(args: string[]): Request {
  try {
    const options = { until: { type: 'string' }, into: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [folder, ...more] = positionals;
    const until = values.until === undefined ? undefined : readUntil(values.until);
    const into = values.into === undefined ? undefined : path.resolve(values.into);
    if (folder && more.length === 0) return { folder: path.resolve(folder), until, into };
  } catch {
    // Unknown options and moments get the usage too.
  }
  throw new StartupError(usage);
}

/** A moment without a zone could be meant in any: it is refused. */
function readUntil(text: string): Date | 'end' {
  if (text === 'end') return 'end';
  const at = new Date(text);
  if (/[zZ]$|[+-]\d\d:\d\d$/.test(text) && !Number.isNaN(at.getTime())) return at;
  throw new RangeError('No moment');
}
