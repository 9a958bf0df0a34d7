import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isDatabaseUnavailable, isDiskFull, operatorAdvice } from '../db/pool/failures.ts';
import { Overloaded } from '../process/concurrency/work-queue.ts';
import { log } from '../process/log/log.ts';
import { logged } from '../process/log/logged.ts';
import type { AppEnv } from './app-env.ts';
import { refuse } from './refuse.ts';
import { routeOf } from './route-of.ts';

/** Answers an error: a refusal that was thrown; of unexpected ones 507 when the disk is full, 503 when the database is unavailable or overloaded, 500 otherwise. */
export function answerError(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof HTTPException) return error.getResponse();
  if (error instanceof Overloaded) return refuse(c, 'unavailable');
  if (wasAborted(c)) {
    log.warn(at(c), 'the client closed the connection while sending');
    return c.body(null, 400);
  }
  log.error({ ...at(c), ...logged(error), advice: operatorAdvice(error) }, 'request failed');
  if (isDiskFull(error)) return refuse(c, 'diskFull');
  return refuse(c, isDatabaseUnavailable(error) ? 'unavailable' : 'failed');
}

/** Whether the client closed the connection before it had sent the whole body. */
function wasAborted(c: Context<AppEnv>): boolean {
  const incoming = c.env?.incoming;
  return incoming?.destroyed === true && incoming.complete === false;
}

/** The request, by its route: the path and query may hold what was searched for. */
const at = (c: Context<AppEnv>) => ({
  request: c.get('requestId'),
  method: c.req.method,
  route: routeOf(c),
});
