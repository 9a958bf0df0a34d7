import { newToken, type SessionKey, sessionKey } from './session-token.ts';

/** So that a person who finds one, or a program that looks for them, knows what it is. */
const prefix = 'adasi_';

/** Makes the secret of a machine's key, as random as a session's: `secret` goes to the machine, `key` to the database. */
export function newMachineSecret(account: string): { secret: string; key: SessionKey } {
  const { cookie, key } = newToken(account);
  return { secret: `${prefix}${cookie}`, key };
}

/** The key in an `Authorization` header; undefined when it has not our format. */
export function machineKeyIn(authorization: string | undefined): SessionKey | undefined {
  const [, secret] = /^Bearer +adasi_(\S+)$/i.exec(authorization ?? '') ?? [];
  return sessionKey(secret);
}
