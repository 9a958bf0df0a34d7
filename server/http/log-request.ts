import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { requestId } from 'hono/request-id';
import type { Settings } from '../process/config/settings.ts';
import { log } from '../process/log/log.ts';
import type { AppEnv } from './app-env.ts';
import { routeOf } from './route-of.ts';

const header = 'X-Request-Id';

/**
 * Logs each request when it is answered, and a stream when it begins. It logs the route rather than the path, because
 * path and query may contain search terms. A failed response includes its request's id, so that a report can be matched
 * to the log.
 */
export function logRequest({ trustedProxies }: Settings): MiddlewareHandler<AppEnv> {
  const given = trustedProxies > 0 ? header : '';
  return every(requestId({ headerName: given, limitLength: 64 }), async (c, next) => {
    const began = performance.now();
    await next();
    const { status } = c.res;
    if (status >= 500) c.header(header, c.var.requestId);
    if (!log.isLevelEnabled('info')) return;
    const { account, user } = c.get('signedIn') ?? {};
    log.info(
      {
        request: c.var.requestId,
        method: c.req.method,
        route: routeOf(c),
        status,
        ms: Math.round(performance.now() - began),
        account: account?.id,
        user: user?.id,
      },
      'request',
    );
  });
}
