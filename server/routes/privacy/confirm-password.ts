import type { Context } from 'hono';
import { throwWhenHashingFull } from '../../auth/hashing-queue.ts';
import { verifyPassword } from '../../auth/password.ts';
import { recordAttempt, recordSuccess } from '../../db/accounts/login-attempts.ts';
import { findCredentials } from '../../db/accounts/users.ts';
import { deviceOfSession } from '../../db/known-devices/known-devices.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { clientAddress } from '../../http/client-address.ts';
import { refusing } from '../../http/refuse.ts';
import { currentSession } from './own-sessions.ts';

/**
 * Asks the signed-in user for the password again, and returns the hash it was checked against. Throws the refusal of a
 * wrong password, whose issue is at `path`; it counts like one at login.
 */
export async function confirmPassword(
  c: Context<AppEnv>,
  typed: string,
  path: 'password' | 'current' = 'password',
): Promise<string> {
  const { database, person, key } = currentSession(c);
  const { username } = c.var.signedIn.user;
  throwWhenHashingFull();
  // The device's cookie is sent only to the login.
  const device = await deviceOfSession(database, person, key);
  const attempt = { username, address: clientAddress(c), device };
  const admitted = await recordAttempt(database, attempt);
  if (!admitted.allowed) throw refusing(c, 'tooManyAttempts', [], admitted.wait);
  const hash = (await findCredentials(database, username))?.passwordHash;
  if (!(await verifyPassword(typed, hash)) || !hash) {
    throw refusing(c, 'invalid', [{ path, code: 'invalid' }]);
  }
  await recordSuccess(database, attempt);
  return hash;
}
