import type { Context } from 'hono';
import { recordAttempt, recordSuccess } from '../db/accounts/login-attempts.ts';
import type { AppEnv } from './app-env.ts';
import { clientAddress } from './client-address.ts';
import { refusing } from './refuse.ts';

/** A link that works without signing in: its purpose, and the hash of its token. */
interface TriedLink {
  purpose: 'link' | 'stop' | 'unsubscribe';
  tokenHash: Buffer;
}

/**
 * Uses a link. If `use` returns nothing, the token is unknown and counts like a wrong password from the same address.
 * Throws the refusal if there were too many.
 */
export async function tryLink<Used>(
  c: Context<AppEnv>,
  { purpose, tokenHash }: TriedLink,
  use: () => Promise<Used>,
): Promise<Used> {
  const { database } = c.var.services;
  const username = `${purpose} ${tokenHash.toString('hex')}`;
  const attempt = { username, address: clientAddress(c) };
  const admitted = await recordAttempt(database, attempt);
  if (!admitted.allowed) throw refusing(c, 'tooManyAttempts', [], admitted.wait);
  const used = await use();
  if (used) await recordSuccess(database, attempt);
  return used;
}
