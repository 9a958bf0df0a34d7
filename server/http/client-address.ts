import type { Context } from 'hono';
import { countedAddress } from '../auth/counted-address.ts';
import type { AppEnv } from './app-env.ts';

/**
 * The address a request is counted under. What proxies say is believed only as far as the operator trusts them: each adds
 * one entry at the right of X-Forwarded-For, so with one trusted proxy the last entry is the truth.
 */
export function clientAddress(c: Context<AppEnv>): string {
  const { trustedProxies } = c.var.services.settings;
  const said = (c.req.header('X-Forwarded-For') ?? '').split(',').map((entry) => entry.trim());
  const told = trustedProxies > 0 ? said.at(-trustedProxies) : undefined;
  return countedAddress(told || c.env?.incoming?.socket.remoteAddress || 'unknown');
}
