import { settlesWithin } from './settles-within.ts';

/** How long a job may run before it is aborted, and how much longer before it is abandoned. In milliseconds. */
export interface RunLimits {
  runMs: number;
  graceMs: number;
}

/** The job did not end after it was aborted. */
export class JobHangs extends Error {
  override name = 'JobHangs';
}

/** How long stopping waits for an aborted job, in milliseconds: longer than any statement may take. */
const stopMs = 8_000;

/** One run of a job. */
export interface WatchedRun {
  /** Settles with the work; rejects with `JobHangs` if the work is abandoned. */
  done: Promise<void>;
  /** Aborts the work and waits for it, up to a limit. */
  stop(): Promise<void>;
}

/** Runs some work with a watchdog, so that a promise that never settles does not block what follows. */
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
