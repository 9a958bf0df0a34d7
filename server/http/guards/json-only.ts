import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';
import { refuse } from '../refuse.ts';

/**
 * Refuses a body that is not JSON or is compressed, because the server does not decompress bodies. A request without a
 * body passes.
 */
export const jsonOnly = createMiddleware<AppEnv>(async (c, next) => {
  const type = c.req.header('Content-Type');
  const hasBody = type !== undefined || Number(c.req.header('Content-Length') ?? 0) > 0;
  if (c.req.header('Content-Encoding')) return refuse(c, 'notJson');
  if (hasBody && !/^application\/json\s*(;|$)/i.test(type ?? '')) return refuse(c, 'notJson');
  return next();
});
