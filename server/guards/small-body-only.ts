import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../http/app-env.ts';
import { refuse } from '../http/refuse.ts';

/** Bytes. An order has about 1 KB; this leaves room for a frame's trace. */
const maxBytes = 256 * 1024;

const countBytes = bodyLimit({ maxSize: maxBytes, onError: (c) => refuse(c, 'tooLarge') });

/** Refuses a body over the limit; before reading it, if its length is given. */
export const smallBodyOnly = createMiddleware<AppEnv>(async (c, next) => {
  const length = c.req.header('Content-Length');
  // Node enforces a given length. Counting turns the body into a stream, which costs a tenth of an order's time.
  if (length === undefined || c.req.header('Transfer-Encoding')) return countBytes(c, next);
  return Number(length) > maxBytes ? refuse(c, 'tooLarge') : next();
});
