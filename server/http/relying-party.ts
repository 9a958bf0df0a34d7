import type { Context } from 'hono';
import type { RelyingParty } from '../auth/second-factor/passkeys.ts';
import { ownOrigin } from './own-origin.ts';

/** The panel that sent the request; `panelOnly` has accepted its origin. Browsers bind passkeys to its host name. */
export function relyingParty(c: Context): RelyingParty {
  const origin = c.req.header('Origin') ?? ownOrigin(c);
  return { origin, id: new URL(origin).hostname };
}
