import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../http/app-env.ts';
import { refuse } from '../http/refuse.ts';

/** An order is about 1 KB; this leaves room for a frame's trace. */
const largestBody = 256 * 1024;

const counting = bodyLimit({ maxSize: largestBody, onError: (c) => refuse(c, 'tooLarge') });

/** Refuses a body over the limit, before it is read where its length is stated. */
export const smallBodyOnly = createMiddleware<AppEnv>(async (c, next) => {
  const length = c.req.header('Content-Length');
  // Node holds a body to its stated length; counting makes streams of it, a tenth of an order's whole cost.
  if (length === undefined || c.req.header('Transfer-Encoding')) return counting(c, next);
  return Number(length) > largestBody ? refuse(c, 'tooLarge') : next();
});
