import { settlesWithin } from './settles-within.ts';

/** How long a run of a job may last until it is aborted, and how much longer until it is abandoned; in milliseconds. */
export interface RunLimits {
  runMs: number;
  graceMs: number;
}

/** A run did not end after the abort. */
export class JobHangs extends Error {
  override name = 'JobHangs';
}

/** How long stopping waits for an aborted run, in milliseconds: longer than any statement may take. */
const stopMs = 8_000;

/** One run of a job. */
export interface WatchedRun {
  /** Settles with the work; rejects with `JobHangs` when the work is abandoned. */
  done: Promise<void>;
  /** Aborts the work, and waits for it, but not forever. */
  stop(): Promise<void>;
}

/** Runs some work with a watchdog: a promise that never settles does not block what follows. */
export function watchedRun(
  work: (ending: AbortSignal) => Promise<unknown>,
  { runMs, graceMs }: RunLimits,
): WatchedRun {
  const ending = new AbortController();
  const running = Promise.resolve().then(() => work(ending.signal));
  const watch = async () => {
    if (!(await settlesWithin(running, runMs))) {
      ending.abort();
      if (!(await settlesWithin(running, graceMs))) throw new JobHangs('the job does not end');
    }
    await running;
  };
  return {
    done: watch(),
    async stop() {
      ending.abort();
      await settlesWithin(running, stopMs);
    },
  };
}
