import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../config/settings.ts';
import type { AppEnv } from '../http/app-env.ts';
import { refuse } from '../http/refuse.ts';

/** As many unknown names as are logged; a stranger can make up any number. */
const mostLogged = 20;

/**
 * Answers only under names that are this server's. A page elsewhere can point a name of its own at this machine (DNS
 * rebinding) and would then be of one origin with the API; an address or localhost cannot be pointed elsewhere.
 */
export function knownHost(settings: Settings): MiddlewareHandler<AppEnv> {
  const { publicOrigin, allowedHosts, host } = settings;
  const known = new Set([host, ...allowedHosts]);
  if (publicOrigin) known.add(new URL(publicOrigin).hostname);
  const logged = new Set<string>();
  return (c, next) => {
    const name = hostNameOf(c.req.header('Host') ?? new URL(c.req.url).host);
    if (isLocal(name) || known.has(name)) return next();
    if (!logged.has(name) && logged.size < mostLogged) {
      logged.add(name);
      console.warn(
        `Refused a request for host "${name}": if it is yours, add it to ALLOWED_HOSTS.`,
      );
    }
    return Promise.resolve(refuse(c, 'unknownHost'));
  };
}

/** Without the port; empty for what is no host at all. */
function hostNameOf(header: string): string {
  const address = `http://${header}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

function isLocal(name: string): boolean {
  const isAddress = isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return isAddress || name === 'localhost' || name.endsWith('.localhost');
}
