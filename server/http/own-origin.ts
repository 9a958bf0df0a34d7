import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/** This server's own origin: `PUBLIC_ORIGIN`, or the request's Host over http. */
export function ownOrigin(c: Context<AppEnv>): string {
  const { publicOrigin } = c.var.services.settings;
  return publicOrigin ?? `http://${c.req.header('Host') ?? new URL(c.req.url).host}`;
}
