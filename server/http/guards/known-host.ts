import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../../process/config/settings.ts';
import { log } from '../../process/log/log.ts';
import type { AppEnv } from '../app-env.ts';
import { refuse } from '../refuse.ts';

/** Limit on logged unknown hosts, because a stranger can invent any number of them. */
const maxLogged = 20;

/**
 * Refuses requests for a host other than this server's. This stops DNS rebinding, where a foreign page points its own
 * host name at this machine to share the API's origin. IP addresses and localhost cannot be rebound.
 */
export function knownHost(settings: Settings): MiddlewareHandler<AppEnv> {
  const { publicOrigin, allowedHosts, host } = settings;
  const known = new Set([host, ...allowedHosts]);
  if (publicOrigin) known.add(new URL(publicOrigin).hostname);
  const logged = new Set<string>();
  return (c, next) => {
    const name = hostNameOf(c.req.header('Host') ?? new URL(c.req.url).host);
    if (isLocal(name) || known.has(name)) return next();
    if (!logged.has(name) && logged.size < maxLogged) {
      logged.add(name);
      log.warn({ host: name }, 'unknown host refused: if it is yours, add it to ALLOWED_HOSTS');
    }
    return Promise.resolve(refuse(c, 'unknownHost'));
  };
}

/** The host without its port; empty when the header is not a host. */
function hostNameOf(header: string): string {
  const address = `http://${header}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

function isLocal(name: string): boolean {
  const isAddress = isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return isAddress || name === 'localhost' || name.endsWith('.localhost');
}
