import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { logIn, recoverySettings } from '../db/embedded/log-archive.ts';
import { StartupError } from '../process/config/startup-error.ts';
import { chownCluster } from './chown-cluster.ts';
import type { Backup } from './find-backups.ts';
import { faultsBeyond } from './log-end.ts';
import { describeFault, faultsOfLog, type LogFault } from './log-faults.ts';
import { startOf } from './log-segments.ts';
import { startCopy } from './start-copy.ts';

/** How far to bring a restored database forward with the archived log. */
export interface Forward {
  /** A time, or the end of the log; undefined for the backup alone. */
  until: Date | 'end' | undefined;
  /** Whether a gap in the log may end the restore before the newest segment. */
  acceptsGap: boolean;
}

export interface Restored {
  orders: number;
  /** When the last change replayed from the log was made; null if there was none. */
  upTo: Date | null;
  /** What kept the restore from reaching the end of the log. */
  faults: readonly LogFault[];
}

/** What is visibly missing or damaged in the log, judging by its files. */
async function faultsAfter({ directory, manifest }: Backup): Promise<LogFault[]> {
  const start = startOf(manifest);
  return start ? faultsOfLog(path.dirname(directory), start) : [];
}

function gapError({ directory }: Backup, faults: readonly LogFault[]): StartupError {
  const said = faults.map((fault) => `  ${describeFault(fault)}`).join('\n');
  return new StartupError(
    `The log in ${logIn(path.dirname(directory))} has a gap:\n${said}\n` +
      'Nothing was restored. Put these files back, or restore up to the gap with --until end --accept-gap.',
  );
}

/** PostgreSQL only stops at a time if its log holds a change after it; a quiet night has none. */
function endsEarly(error: StartupError, folder: string, until: Date | 'end'): StartupError {
  const isEarly = error.message.includes('recovery ended before configured recovery target');
  if (!isEarly || until === 'end') return error;
  return new StartupError(
    `The log in ${logIn(folder)} has no change after ${until.toISOString()}: nothing was restored. ` +
      'Restore all of it with --until end. Changes of the last minute may not be in it.',
  );
}

/** Throws `StartupError` if the log should be followed to its end and part of it is missing. */
export async function refuseGap(backup: Backup, { until, acceptsGap }: Forward): Promise<void> {
  if (until !== 'end' || acceptsGap) return;
  const faults = await faultsAfter(backup);
  if (faults.length > 0) throw gapError(backup, faults);
}

/** Starts the copied files once, which makes them consistent and replays the log. Later starts are ordinary ones. */
export async function startOnce(
  backup: Backup,
  home: string,
  { until, acceptsGap }: Forward,
): Promise<Restored> {
  if (!until) return { ...(await start(backup, home, ['archive_mode=off'])), faults: [] };
  const folder = path.dirname(backup.directory);
  const before = await faultsAfter(backup);
  const damaged = before.flatMap((fault) => (fault.kind === 'damaged' ? [fault.name] : []));
  await writeFile(path.join(home, 'postgres', 'recovery.signal'), '');
  const settings = recoverySettings(folder, until, acceptsGap ? damaged : []);
  const started = await start(backup, home, settings).catch((error: unknown) => {
    if (!(error instanceof StartupError)) throw error;
    if (before.length === 0) throw endsEarly(error, folder, until);
    throw new StartupError(`${error.message}\n${gapError(backup, before).message}`);
  });
  const faults = until === 'end' ? await faultsBeyond(home, backup) : [];
  if (faults.length > 0 && !acceptsGap) throw gapError(backup, faults);
  await archiveHistoryLater(home);
  return { ...started, faults };
}

async function start(backup: Backup, home: string, settings: readonly string[]) {
  const log = logIn(path.dirname(backup.directory));
  const readsLog = settings.some((each) => each.startsWith('restore_command='));
  const reads = readsLog && existsSync(log) ? [log] : [];
  const started = await startCopy(backup.manifest, home, settings, reads);
  try {
    const client = new pg.Client(started.connection);
    await client.connect();
    const { rows } = await client
      .query<{ count: string; reached: Date | null }>(
        "select count(*), pg_last_xact_replay_timestamp() as reached from orders where kind <> 'withdrawn'",
      )
      .finally(() => client.end());
    return { orders: Number(rows[0]?.count), upTo: rows[0]?.reached ?? null };
  } finally {
    await started.stop();
  }
}

/**
 * Makes the PostgreSQL that continues from here archive its timeline's history with the log, as it would have done had
 * it archived its log during the restore. Without the history, a later restore would not find the log from here on.
 */
async function archiveHistoryLater(home: string): Promise<void> {
  const wal = path.join(home, 'postgres', 'pg_wal');
  const newest = (await readdir(wal))
    .filter((name) => name.endsWith('.history'))
    .sort()
    .at(-1);
  if (!newest) return;
  await mkdir(path.join(wal, 'archive_status'), { recursive: true });
  await writeFile(path.join(wal, 'archive_status', `${newest}.ready`), '');
  await chownCluster(home);
}
