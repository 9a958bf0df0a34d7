import type { Context } from 'hono';
import { throwWhenHashingFull } from '../../auth/hashing-queue.ts';
import { verifyPassword } from '../../auth/password.ts';
import { recordAttempt, recordSuccess } from '../../db/accounts/login-attempts.ts';
import { findCredentials } from '../../db/accounts/users.ts';
import { deviceOfSession } from '../../db/known-devices/known-devices.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { clientAddress } from '../../http/client-address.ts';
import { refuse } from '../../http/refuse.ts';
import { askingSession } from './own-sessions.ts';

/** `hash`: the one that the password was checked with. */
type Confirmed = { ok: true; hash: string } | { ok: false; refusal: Response };

/** Asks who is signed in for the password again. A wrong one is refused at `path`, and counts like one at the login. */
export async function confirmPassword(
  c: Context<AppEnv>,
  typed: string,
  path: 'password' | 'current' = 'password',
): Promise<Confirmed> {
  const { database, person, key } = askingSession(c);
  const { username } = c.var.signedIn.user;
  throwWhenHashingFull();
  // The device's cookie is sent only to the login.
  const device = await deviceOfSession(database, person, key);
  const attempt = { username, address: clientAddress(c), device };
  const admitted = await recordAttempt(database, attempt);
  if (!admitted.allowed) {
    c.header('Retry-After', String(admitted.wait));
    return { ok: false, refusal: refuse(c, 'tooManyAttempts') };
  }
  const hash = (await findCredentials(database, username))?.passwordHash;
  if (!(await verifyPassword(typed, hash)) || !hash) {
    return { ok: false, refusal: refuse(c, 'invalid', [{ path, code: 'invalid' }]) };
  }
  await recordSuccess(database, attempt);
  return { ok: true, hash };
}
