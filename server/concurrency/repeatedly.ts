import { log } from '../log/log.ts';
import { logged } from '../log/logged.ts';

/**
 * Does some work again and again, with a pause in between, until the returned function is called, which waits for
 * running work to end. Of an error that lasts, the first is logged.
 */
export function repeatedly(
  name: string,
  pauseMs: number,
  work: () => Promise<unknown>,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let isFailing = false;
  const run = async () => {
    try {
      await work();
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error({ job: name, ...logged(error) }, 'repeated job failed');
      isFailing = true;
    }
    // A server that could not start must not be kept alive by this.
    if (!isOver) timer = setTimeout(start, pauseMs).unref();
  };
  let running: Promise<void>;
  const start = () => {
    running = run();
  };
  start();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  };
}
