import { createHash } from 'node:crypto';

/** The id that is derived from a text, always the same for it: a UUID of version 8 (RFC 9562). */
export function derivedId(text: string): string {
  const bytes = createHash('sha256').update(text).digest();
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes
    .subarray(0, 16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
