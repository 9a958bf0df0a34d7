import { createHash, randomBytes } from 'node:crypto';

/** How many codes a user gets. */
export const recoveryCodeCount = 10;

/** Crockford's alphabet, without letters that look like others. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** A code of 80 random bits, in four groups of four. */
function newCode(): string {
  const code = [...randomBytes(16)].map((byte) => letters[byte & 31]).join('');
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/** New recovery codes. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, newCode);
}

/** The hash of a code as typed. 80 random bits don't need a slow hash. */
export function recoveryCodeHash(typed: string): Buffer {
  const plain = typed.toLowerCase().replace(/[^0-9a-z]/g, '');
  const code = plain.replaceAll('o', '0').replace(/[il]/g, '1');
  return createHash('sha256').update(code).digest();
}
