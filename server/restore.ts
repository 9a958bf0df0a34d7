import path from 'node:path';
import { parseArgs } from 'node:util';
import { newestBackup } from './backup/find-backups.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { readSettings } from './config/settings.ts';
import { StartupError } from './config/startup-error.ts';

const usage = `Restores the newest backup of a folder into DATA_DIR, which must have no database yet:
  npm run restore -- <folder>
  npm run restore -- <folder> --until <2026-11-22T09:30:00Z|end>
--until goes on with the log that a server with BACKUP_DIR=<folder> kept there: to a moment, or to its end.`;

try {
  const { folder, until } = readRequest(process.argv.slice(2));
  const { dataDir } = readSettings(process.env);
  const backup = await newestBackup(folder, until ?? 'end');
  const orders = await restoreBackup({ backup, dataDir, until });
  console.log(`Restored ${orders} orders from ${backup.directory} to ${dataDir}.`);
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

function readRequest(args: string[]): { folder: string; until: Date | 'end' | undefined } {
  try {
    const options = { until: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [folder, ...more] = positionals;
    const until = values.until === undefined ? undefined : readUntil(values.until);
    if (folder && more.length === 0) return { folder: path.resolve(folder), until };
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
