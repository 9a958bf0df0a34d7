import { newToken, type SessionKey, sessionKey } from './session-token.ts';

/** Tells anyone who finds a leaked secret, and secret scanners, what it is. */
const prefix = 'adasi_';

/**
 * Makes the secret for a machine's key, as random as a session's: `secret` goes to the machine, `key` to the database.
 */
export function newMachineSecret(account: string): { secret: string; key: SessionKey } {
  const { cookie, key } = newToken(account);
  return { secret: `${prefix}${cookie}`, key };
}

/** The key in an `Authorization` header; undefined if it isn't in our format. */
export function machineKeyIn(authorization: string | undefined): SessionKey | undefined {
  const [, secret] = /^Bearer +adasi_(\S+)$/i.exec(authorization ?? '') ?? [];
  return sessionKey(secret);
}
