import type { Context } from 'hono';
import { knownDevice } from '../../auth/known-device.ts';
import { readSecret } from '../../db/accounts/secrets.ts';
import { isKnownDevice } from '../../db/known-devices/known-devices.ts';
import type { Transaction } from '../../db/schema/transaction.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readDeviceCookie } from '../../http/cookies.ts';

interface SigningIn {
  account: string;
  user: string;
  username: string;
}

type FindDevice = (transaction: Transaction, signingIn: SigningIn) => Promise<string | undefined>;

/**
 * Finds the device of a request, if its cookie is signed for the username and the user has signed in on it with the
 * current password and factors.
 */
export async function presentDevice(c: Context<AppEnv>): Promise<FindDevice> {
  const key = await readSecret(c.var.services.database, 'known-devices');
  const cookie = readDeviceCookie(c);
  return async (transaction, { username, ...user }) => {
    const device = knownDevice(cookie, username, { key });
    const isKnown = device !== undefined && (await isKnownDevice(transaction, user, device));
    return isKnown ? device : undefined;
  };
}
