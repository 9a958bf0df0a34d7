import path from 'node:path';
import { parseArgs } from 'node:util';
import { takeBaseBackup } from './backup/base-backup.ts';
import { directoriesIn, manifestIfSound } from './backup/find-backups.ts';
import { gapsBetweenBackups } from './backup/log-warnings.ts';
import { pruneBackups } from './backup/prune-backups.ts';
import { withCluster } from './backup/running-cluster.ts';
import { takeBackup } from './backup/take-backup.ts';
import { logIn } from './db/embedded/log-archive.ts';
import { readSettings } from './process/config/settings.ts';
import { printed, StartupError } from './process/config/startup-error.ts';

const usage = `Backs up the private PostgreSQL in DATA_DIR, running or not, into a new directory in a folder. With
DATABASE_URL, backs up your own PostgreSQL with its pg_basebackup (docs/deploy/backup.md):
  npm run backup -- <folder> [--keep-days <30>]
A backup counts only after a copy of it has started and every page has been read. --keep-days deletes older backups,
never the newest.
A server started with BACKUP_DIR=<folder> also archives its log there, so that any moment can be restored.`;

try {
  const { folder, days } = readRequest(process.argv.slice(2));
  const settings = readSettings(process.env);
  const ownUrl = settings.backupUrl ?? settings.databaseUrl;
  const taken = ownUrl
    ? await takeBaseBackup(ownUrl, folder)
    : await withCluster(settings.dataDir, (running) => takeBackup(running, folder));
  console.log(`Backed up ${taken.orders} orders to ${taken.directory}, and read them back.`);
  await warn(folder, taken.stuck).catch((error: Error) => console.error(error.message));
  if (days !== undefined) {
    const pruned = await pruneBackups(folder, { days, now: new Date() });
    console.log(`Deleted ${pruned} older backups.`);
  }
} catch (error) {
  console.error(printed(error));
  process.exitCode = 1;
}

/** Reports what an operator should fix while there is still time. */
async function warn(folder: string, stuck: readonly string[]): Promise<void> {
  for (const name of stuck)
    console.error(`${name} was left by a killed backup and cannot be deleted.`);
  for (const directory of await directoriesIn(folder)) {
    if (!(await manifestIfSound(directory))) console.error(`${directory} is damaged: delete it.`);
  }
  const gaps = await gapsBetweenBackups(folder);
  if (gaps.length === 0) return;
  console.error(`The log in ${logIn(folder)} has a gap:`);
  for (const gap of gaps) console.error(`  ${gap}`);
  console.error('Moments in it cannot be restored. From this backup on the log is whole.');
}

function readRequest(args: string[]): { folder: string; days: number | undefined } {
  const { values, positionals } = readArguments(args);
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw refusal('Name one folder.');
  const kept = values['keep-days'];
  const days = kept === undefined ? undefined : Number(kept);
  if (days !== undefined && !(Number.isInteger(days) && days > 0)) {
    throw refusal(`--keep-days takes a whole number of days above 0, not ${kept}.`);
  }
  return { folder: path.resolve(folder), days };
}

function readArguments(args: string[]) {
  const options = { 'keep-days': { type: 'string' } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw refusal((error as Error).message);
  }
}

/** What is wrong with the arguments, and how they are written. */
function refusal(why: string): StartupError {
  return new StartupError(`${why}\n\n${usage}`);
}
