import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { takeTurn } from './hashing-queue.ts';

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

/** What is kept of a password, in the PHC string form. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce);
  return `${prefix}${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

/** Whether the password is the one kept. For an unknown user (no hash) it takes as long, and is never. */
export async function verifyPassword(password: string, kept: string | undefined): Promise<boolean> {
  const parts = kept?.startsWith(prefix) ? kept.slice(prefix.length).split('$') : [];
  const nonce = Buffer.from(parts[0] ?? 'AAAAAAAAAAAAAAAAAAAAAA', 'base64url');
  const expected = Buffer.from(parts[1] ?? '', 'base64url');
  const tag = await tagOf(password, nonce);
  return expected.length === tag.length && timingSafeEqual(expected, tag);
}

function tagOf(password: string, nonce: Buffer): Promise<Buffer> {
  const message = password.normalize('NFC');
  return takeTurn(() => derive('argon2id', { ...cost, message, nonce }));
}
