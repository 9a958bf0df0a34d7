import { log } from '../log/log.ts';
import { logged } from '../log/logged.ts';

const hourMs = 3_600_000;

/**
 * Does some work now and every hour until the returned function is called, which waits for running work to end. An
 * error is logged; the work is done again an hour later.
 */
export function everyHour(name: string, work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = work().then(
      () => undefined,
      (error: unknown) => log.error({ job: name, ...logged(error) }, 'hourly job failed'),
    );
  };
  run();
  // A server that could not start must not be kept alive by this.
  const timer = setInterval(run, hourMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
