import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import {
  isDatabaseUnavailable,
  isDiskFull,
  isUnstorableText,
  operatorAdvice,
} from '../db/pool/failures.ts';
import { Overloaded } from '../process/concurrency/work-queue.ts';
import { log } from '../process/log/log.ts';
import { logged } from '../process/log/logged.ts';
import type { AppEnv } from './app-env.ts';
import { overloadLog } from './log-overload.ts';
import { refuse } from './refuse.ts';
import { routeOf } from './route-of.ts';

/**
 * Returns a function that answers an error. A thrown refusal is answered as it is, and text that cannot be stored as
 * invalid; an unexpected error gets 507 if the disk is full, 503 if the database is unavailable or overloaded, and 500
 * otherwise.
 */
export function errorAnswers(): (error: Error, c: Context<AppEnv>) => Response {
  const logOverload = overloadLog();
  return (error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof Overloaded) {
      logOverload({ route: routeOf(c) });
      return refuse(c, 'unavailable');
    }
    if (wasAborted(c)) {
      log.warn(at(c), 'the client closed the connection while sending');
      return c.body(null, 400);
    }
    if (isUnstorableText(error)) return refuse(c, 'invalid');
    log.error({ ...at(c), ...logged(error), advice: operatorAdvice(error) }, 'request failed');
    if (isDiskFull(error)) return refuse(c, 'diskFull');
    return refuse(c, isDatabaseUnavailable(error) ? 'unavailable' : 'failed');
  };
}

/** Whether the client closed the connection before it had sent the whole body. */
function wasAborted(c: Context<AppEnv>): boolean {
  const incoming = c.env?.incoming;
  return incoming?.destroyed === true && incoming.complete === false;
}

/** Identifies the request by its route, because the path and query may contain search terms. */
const at = (c: Context<AppEnv>) => ({
  request: c.get('requestId'),
  method: c.req.method,
  route: routeOf(c),
});
