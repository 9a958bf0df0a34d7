import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { Busy } from '../concurrency/work-queue.ts';
import { adviceOn, isDatabaseAway } from '../db/pool/failures.ts';
import type { AppEnv } from './app-env.ts';
import { refuse } from './refuse.ts';

/** Answers what no route foresaw: "try again" when the database is away, "failed" otherwise. */
export function answerError(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof Busy) return refuse(c, 'unavailable');
  if (hasBrokenOff(c)) {
    console.warn(`${c.req.method} ${c.req.path}: the client broke off while sending`);
    return c.body(null, 400);
  }
  console.error(`${c.req.method} ${routePath(c)}: ${describeError(error)}`);
  const advice = adviceOn(error);
  if (advice) console.error(advice);
  return refuse(c, isDatabaseAway(error) ? 'unavailable' : 'failed');
}

/** Whether the connection ended before the request's body did; nobody is there to read an answer. */
function hasBrokenOff(c: Context<AppEnv>): boolean {
  const incoming = c.env?.incoming;
  return incoming?.destroyed === true && incoming.complete === false;
}

/** Where it went wrong, without the message: messages quote values, and values name patients. */
function describeError(error: Error): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return `${error.name} ${code}\n${places.slice(0, 6).join('\n')}`;
}
