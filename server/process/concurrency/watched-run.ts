import { settlesWithin } from './settles-within.ts';

/** How long a run of a job may last until it is told to end, and how much longer until it is given up; in milliseconds. */
export interface RunLimits {
  runMs: number;
  graceMs: number;
}

/** A run did not end although it was told to. */
export class JobHangs extends Error {
  override name = 'JobHangs';
}

/** How long stopping waits for a run that was told to end, in milliseconds: longer than any statement may take. */
const stopMs = 8_000;

/** One run of a job. */
export interface WatchedRun {
  /** Settles as the work does; rejects with `JobHangs` when the work is given up. */
  done: Promise<void>;
  /** Tells the work to end, and waits for it, but not without end. */
  stop(): Promise<void>;
}

/** Runs some work with a watchdog: a promise that never settles does not keep what comes after it waiting. */
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
