import type { Server } from 'node:http';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/**
 * How long a server at least waits for requests that are being sent, in milliseconds. A proxy that another process has
 * just refused may be about to send one here, and has no third process to try.
 */
const settlingMs = 100;
/** How long a server at most reads what has been sent, in milliseconds. Under load, connections never cease to arrive. */
const readingMs = 3_000;

/**
 * Resolves once every connection in the kernel's queue is accepted and its request read, because closing resets them.
 * Node accepts one connection per turn of the event loop, and reads its request in the next. In a busy process the
 * queue lasts for seconds.
 */
export async function untilRead(server: Server): Promise<void> {
  let isQuiet = false;
  const onConnection = () => {
    isQuiet = false;
  };
  server.on('connection', onConnection);
  await wait(settlingMs);
  const until = performance.now() + readingMs;
  let quietTurns = 0;
  while (quietTurns < 2 && performance.now() < until) {
    isQuiet = true;
    await turn();
    quietTurns = isQuiet ? quietTurns + 1 : 0;
  }
  server.off('connection', onConnection);
}
