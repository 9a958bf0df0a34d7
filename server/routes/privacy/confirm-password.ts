import type { Context } from 'hono';
import { throwWhenHashingFull } from '../../auth/hashing-queue.ts';
import { knownDevice } from '../../auth/known-device.ts';
import { verifyPassword } from '../../auth/password.ts';
import { recordAttempt, recordSuccess } from '../../db/accounts/login-attempts.ts';
import { readSecret } from '../../db/accounts/secrets.ts';
import { findCredentials } from '../../db/accounts/users.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { clientAddress } from '../../http/client-address.ts';
import { readDeviceCookie } from '../../http/cookies.ts';
import { refuse } from '../../http/refuse.ts';

/** `hash`: the one that the password was checked with. */
type Confirmed = { ok: true; hash: string } | { ok: false; refusal: Response };

/** Asks who is signed in for the password again. A wrong one is refused at `path`, and counts like one at the login. */
export async function confirmPassword(
  c: Context<AppEnv>,
  typed: string,
  path: 'password' | 'current' = 'password',
): Promise<Confirmed> {
  const { database } = c.var.services;
  const { username } = c.var.signedIn.user;
  throwWhenHashingFull();
  const key = await readSecret(database, 'known-devices');
  const device = knownDevice(readDeviceCookie(c), username, { key });
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
