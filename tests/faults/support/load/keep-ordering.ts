import { HttpLine } from '../../../bench/http-line.ts';
import { placing } from '../../../bench/placing.ts';
import { type Front, panelOrigin } from './front.ts';

/** nginx closes a connection after a thousand requests; this opens a new one before that. */
const perConnection = 900;

/** Times of accepted orders, ms, and the statuses of all other answers, 0 for none. */
export interface Tally {
  times: number[];
  failures: number[];
}

/** The session that orders, and the body of each request. */
export interface Orderer {
  cookie: string;
  bodyOf: () => string;
}

/** Places orders one after another until stopped. */
export async function keepOrdering(
  front: Front,
  { cookie, bodyOf }: Orderer,
  tally: () => Tally,
  stopped: AbortSignal,
): Promise<void> {
  while (!stopped.aborted) {
    const line = new HttpLine(await front.connect());
    for (let sent = 0; sent < perConnection && !stopped.aborted; sent += 1) {
      const from = performance.now();
      const status = await line.send(placing(panelOrigin, cookie, bodyOf())).then(
        (answer) => answer.status,
        () => 0,
      );
      const { times, failures } = tally();
      if (status === 201) times.push(performance.now() - from);
      else failures.push(status);
      if (status === 0) break;
    }
    line.close();
  }
}
