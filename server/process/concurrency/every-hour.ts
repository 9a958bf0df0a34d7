import { log } from '../log/log.ts';
import { logged } from '../log/logged.ts';
import { type RunLimits, type WatchedRun, watchedRun } from './watched-run.ts';

const hourMs = 3_600_000;

const limits: RunLimits = { runMs: hourMs / 2, graceMs: hourMs / 4 };

/**
 * Runs `work` now and every hour until the returned function is called, which waits a while for a running job to end.
 * Work that takes longer than half an hour is aborted. Errors are logged, and the work runs again an hour later.
 */
export function everyHour(
  name: string,
  work: (ending: AbortSignal) => Promise<unknown>,
): () => Promise<void> {
  let running: WatchedRun;
  const run = () => {
    running = watchedRun(work, limits);
    running.done.catch((error: unknown) =>
      log.error({ job: name, ...logged(error) }, 'hourly job failed'),
    );
  };
  run();
  // The timer must not keep a server alive that failed to start.
  const timer = setInterval(run, hourMs).unref();
  return async () => {
    clearInterval(timer);
    await running.stop();
  };
}
