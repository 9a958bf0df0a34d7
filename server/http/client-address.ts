import type { Context } from 'hono';
import { countedAddress } from '../auth/counted-address.ts';
import type { AppEnv } from './app-env.ts';

/**
 * The client address that attempts are counted under. Each proxy appends one entry to X-Forwarded-For, so with one trusted
 * proxy the last entry is right, and entries further left are not trusted.
 */
export function clientAddress(c: Context<AppEnv>): string {
  const { trustedProxies } = c.var.services.settings;
  const entries = (c.req.header('X-Forwarded-For') ?? '').split(',').map((entry) => entry.trim());
  const reported = trustedProxies > 0 ? entries.at(-trustedProxies) : undefined;
  return countedAddress(reported || c.env?.incoming?.socket.remoteAddress || 'unknown');
}
