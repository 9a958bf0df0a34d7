import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { Overloaded } from '../concurrency/work-queue.ts';
import { isDatabaseUnavailable, operatorAdvice } from '../db/pool/failures.ts';
import type { AppEnv } from './app-env.ts';
import { refuse } from './refuse.ts';

/** Answers an unexpected error: 503 when the database is unavailable or overloaded, 500 otherwise. */
export function answerError(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof Overloaded) return refuse(c, 'unavailable');
  if (wasAborted(c)) {
    console.warn(`${c.req.method} ${c.req.path}: the client closed the connection while sending`);
    return c.body(null, 400);
  }
  console.error(`${c.req.method} ${routePath(c)}: ${describeError(error)}`);
  const advice = operatorAdvice(error);
  if (advice) console.error(advice);
  return refuse(c, isDatabaseUnavailable(error) ? 'unavailable' : 'failed');
}

/** Whether the client closed the connection before it had sent the whole body. */
function wasAborted(c: Context<AppEnv>): boolean {
  const incoming = c.env?.incoming;
  return incoming?.destroyed === true && incoming.complete === false;
}

/** The error's name, code and stack, without its message: messages quote values, which may name patients. */
function describeError(error: Error): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return `${error.name} ${code}\n${frames.slice(0, 6).join('\n')}`;
}
