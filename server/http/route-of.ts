import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** The most specific route of a request, such as `/api/orders/:id`, even while a guard for all routes is running. */
export function routeOf(c: Context): string {
  const paths = matchedRoutes(c).map(({ path }) => path);
  return paths.reduce((longest, path) => (path.length > longest.length ? path : longest), '');
}
