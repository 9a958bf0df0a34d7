import pg, { type PoolClient } from 'pg';
import { Overloaded } from '../../process/concurrency/work-queue.ts';

/** How many queries may wait for a connection. At the usual speed, this many take a tenth of a second. */
const maxWaiting = 256;

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * A pool with a limited queue: when it is full, a query fails immediately with `Overloaded` instead
 * of using memory.
 */
export class BoundedPool extends pg.Pool {
  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (this.waitingCount < maxWaiting) {
      if (!connected) return super.connect();
      super.connect(connected);
      return undefined;
    }
    if (!connected) return Promise.reject(new Overloaded());
    connected(new Overloaded(), undefined, () => {});
    return undefined;
  }
}
