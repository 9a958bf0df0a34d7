import pg, { type PoolClient } from 'pg';
import { Busy } from '../../concurrency/work-queue.ts';

/** What waits for a connection; at the usual pace it is served in a tenth of a second. */
const mostWaiting = 256;

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** A pool whose queue has an end: beyond it a query is refused at once, to be tried again, instead of kept in memory. */
export class BoundedPool extends pg.Pool {
  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (this.waitingCount < mostWaiting) {
      if (!connected) return super.connect();
      super.connect(connected);
      return undefined;
    }
    if (!connected) return Promise.reject(new Busy());
    connected(new Busy(), undefined, () => {});
    return undefined;
  }
}
