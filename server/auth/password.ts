import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { queueHash } from './hashing-queue.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

/** Hashes a password, in PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce);
  return `${prefix}${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

/** Compares a password with its stored hash. Without a hash (unknown user) it does the same work and returns false. */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const parts = stored?.startsWith(prefix) ? stored.slice(prefix.length).split('$') : [];
  const nonce = Buffer.from(parts[0] ?? 'AAAAAAAAAAAAAAAAAAAAAA', 'base64url');
  const expected = Buffer.from(parts[1] ?? '', 'base64url');
  const tag = await tagOf(password, nonce);
  return expected.length === tag.length && timingSafeEqual(expected, tag);
}

function tagOf(password: string, nonce: Buffer): Promise<Buffer> {
  const message = password.normalize('NFC');
  return queueHash(() => derive('argon2id', { ...cost, message, nonce }));
}
