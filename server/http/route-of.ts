import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** The most specific route of a request, such as `/api/orders/:id`: also while a guard of all routes has it. */
export function routeOf(c: Context): string {
  const paths = matchedRoutes(c).map(({ path }) => path);
  return paths.reduce((longest, path) => (path.length > longest.length ? path : longest), '');
}
