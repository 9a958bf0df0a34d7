import { createHash, randomBytes } from 'node:crypto';

/** Lifetime of the cookie in seconds, equal to that of a session. */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** Identifies a session: its account, and the SHA-256 of its token. */
export interface SessionKey {
  account: string;
  tokenHash: Buffer;
}

const cookieForm =
  /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/;

/** Makes a session's secret of 256 random bits: `cookie` goes to the browser, `key` to the database. */
export function newToken(account: string): { cookie: string; key: SessionKey } {
  const token = randomBytes(32).toString('base64url');
  return { cookie: `${account}.${token}`, key: { account, tokenHash: hash(token) } };
}

/** The session key in a cookie; undefined if the cookie isn't in our format. */
export function sessionKey(cookie: string | undefined): SessionKey | undefined {
  const [, account, token] = cookieForm.exec(cookie ?? '') ?? [];
  return account && token ? { account, tokenHash: hash(token) } : undefined;
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
