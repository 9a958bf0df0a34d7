import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../../process/config/settings.ts';
import type { AppEnv } from '../app-env.ts';

/** For data and errors: nothing in them may be run, framed or sniffed. */
export const strictHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/** Sets security headers on every API answer, also on refusals and failures. Nothing is cached by default. */
export function apiHeaders({ publicOrigin }: Settings): MiddlewareHandler<AppEnv> {
  const headers = Object.entries({
    ...strictHeaders,
    ...(publicOrigin?.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
    'Cache-Control': 'no-store',
    // Set early: added to a finished answer, as `compress` would, it costs a tenth of an order's time.
    Vary: 'Accept-Encoding',
  });
  return (c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    return next();
  };
}

/** Sets the same headers on errors outside the API, unless they have their own, as the panel's 404 page does. */
export const errorHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (c.res.status < 400) return;
  for (const [name, value] of Object.entries(strictHeaders)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
};
