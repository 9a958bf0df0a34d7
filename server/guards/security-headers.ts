import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../config/settings.ts';
import type { AppEnv } from '../http/app-env.ts';

/** For answers that are data or errors: nothing in them is to be run, framed or guessed at. */
export const strictHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/** Security headers on whatever the API answers, refusals and failures included; data is not to be kept unless said. */
export function apiHeaders({ publicOrigin }: Settings): MiddlewareHandler<AppEnv> {
  const headers = Object.entries({
    ...strictHeaders,
    ...(publicOrigin?.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
    'Cache-Control': 'no-store',
    // Adding it to a finished answer, as compressing does, makes a stream of it: a tenth of an order's whole cost.
    Vary: 'Accept-Encoding',
  });
  return (c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    return next();
  };
}

/** The same on errors outside the API that bring no headers of their own; the panel's files bring theirs. */
export const errorHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (c.res.status < 400) return;
  for (const [name, value] of Object.entries(strictHeaders)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
};
