import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/** The origin this server is reached at: as configured, or by the request's Host, which is plain http. */
export function ownOrigin(c: Context<AppEnv>): string {
  const { publicOrigin } = c.var.services.settings;
  return publicOrigin ?? `http://${c.req.header('Host') ?? new URL(c.req.url).host}`;
}
