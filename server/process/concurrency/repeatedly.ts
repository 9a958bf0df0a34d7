import { log } from '../log/log.ts';
import { logged } from '../log/logged.ts';
import { type RunLimits, type WatchedRun, watchedRun } from './watched-run.ts';

const usualLimits: RunLimits = { runMs: 60_000, graceMs: 15_000 };

/**
 * Runs `work` repeatedly, with a pause in between, until the returned function is called, which waits a while for a
 * running job to end. Work that takes longer than a minute is aborted. If it still does not end, it is abandoned and
 * started again. A persistent error is logged only once.
 */
export function repeatedly(
  name: string,
  pauseMs: number,
  work: (ending: AbortSignal) => Promise<unknown>,
  limits = usualLimits,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let isFailing = false;
  let running: WatchedRun;
  const start = async () => {
    running = watchedRun(work, limits);
    try {
      await running.done;
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error({ job: name, ...logged(error) }, 'repeated job failed');
      isFailing = true;
    }
    // The timer must not keep a server alive that failed to start.
    if (!isOver) timer = setTimeout(start, pauseMs).unref();
  };
  void start();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running.stop();
  };
}
