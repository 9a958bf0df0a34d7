import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { DatabaseError } from 'pg';
import type { AppEnv } from './app-env.ts';
import { Busy } from './auth/turns.ts';
import { refuse } from './refuse.ts';

/** Answers what no route foresaw: "try again" when the database is away, "failed" otherwise. */
export function answerError(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof Busy) {
    c.header('Retry-After', '2');
    return refuse(c, 'unavailable');
  }
  if (hasBrokenOff(c)) {
    console.warn(`${c.req.method} ${c.req.path}: the client broke off while sending`);
    return c.body(null, 400);
  }
  console.error(`${c.req.method} ${routePath(c)}: ${describeError(error)}`);
  return refuse(c, isDatabaseAway(error) ? 'unavailable' : 'failed');
}

/** Whether the connection ended before the request's body did; nobody is there to read an answer. */
function hasBrokenOff(c: Context<AppEnv>): boolean {
  const incoming = c.env?.incoming;
  return incoming?.destroyed === true && incoming.complete === false;
}

/** Connection exceptions (08), too many connections (53300), shutting down or starting (57P). */
const awayStates = /^(08|53300|57P)/;
const awayMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after)/;
const awaySystemErrors =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/;

function isDatabaseAway(error: Error): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (error instanceof DatabaseError) return awayStates.test(code);
  return awaySystemErrors.test(code) || awayMessages.test(error.message);
}

/** Where it went wrong, without the message: messages quote values, and values name patients. */
function describeError(error: Error): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return `${error.name} ${code}\n${places.slice(0, 6).join('\n')}`;
}
