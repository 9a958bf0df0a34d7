import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import type { Metrics } from './metrics/metrics.ts';
import { routeOf } from './route-of.ts';

/** Counts each request and measures the time until its answer begins. */
export function measureRequest(metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const began = performance.now();
    await next();
    const labels = { method: c.req.method, route: routeOf(c), status: c.res.status };
    metrics.answered(labels, (performance.now() - began) / 1000);
  };
}
