import type { KeptLogState } from '../../src/api/alerts/contract.ts';
import { lastKeepingFailed } from '../db/log-archiver.ts';
import type { Database } from '../db/pool/database.ts';
import { repeatedly } from '../process/concurrency/repeatedly.ts';
import type { Settings } from '../process/config/settings.ts';
import { log } from '../process/log/log.ts';
import { directoriesIn, manifestIfSound } from './find-backups.ts';
import { describeFault, faultsOfLog } from './log-faults.ts';
import { startOf } from './log-segments.ts';

/** Pause between two checks, in milliseconds. */
const pauseMs = 60_000;

/**
 * Watches whether the log archive of the private PostgreSQL is complete from the newest backup to now. A new backup
 * repairs a gap, unless someone still needs the lost part.
 */
export class KeptLog {
  state: KeptLogState = 'whole';
  readonly #folder: string | undefined;
  readonly #database: Database;
  readonly #hasFailed: typeof lastKeepingFailed;
  readonly #seen = new Set<string>();
  #isFailing = false;

  constructor(
    { databaseUrl, backupDir }: Settings,
    database: Database,
    hasFailed: typeof lastKeepingFailed = lastKeepingFailed,
  ) {
    this.#hasFailed = hasFailed;
    this.#folder = databaseUrl ? undefined : backupDir;
    this.#database = database;
  }

  /** Checks once, and logs a change of state. */
  async check(): Promise<void> {
    if (this.#folder === undefined) return;
    const faults = await this.#faults(this.#folder);
    const wasFailing = this.#isFailing;
    this.#isFailing = await this.#hasFailed(this.#database);
    // PostgreSQL itself retries after a single failure.
    const isStuck = wasFailing && this.#isFailing;
    const state = faults.length > 0 ? 'gap' : isStuck ? 'stuck' : 'whole';
    if (state !== this.state) report(state, faults);
    this.state = state;
  }

  /** Checks repeatedly until the returned function is called. */
  watch(): () => Promise<void> {
    return repeatedly('kept log', pauseMs, () => this.check());
  }

  async #faults(folder: string): Promise<string[]> {
    for (const directory of (await directoriesIn(folder)).reverse()) {
      const manifest = await manifestIfSound(directory);
      if (!manifest) continue;
      const start = startOf(manifest);
      return start ? (await faultsOfLog(folder, start, this.#seen)).map(describeFault) : [];
    }
    return [];
  }
}

function report(state: KeptLogState, faults: readonly string[]): void {
  if (state === 'whole') log.info('the log is kept without a gap again');
  else if (state === 'gap')
    log.error({ faults }, 'the kept log has a gap: take a backup now, with `npm run backup`');
  else log.error('PostgreSQL cannot archive its log. Check the folder BACKUP_DIR');
}
