import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Size of the Bloom filter in bits. With 47,000 entries, the false positive rate is 1 in 15,000. */
const bits = 2 ** 20;
const hashes = 8;

let filter: Buffer | undefined;

/** Whether a lower-case text is a widely used password. */
export function isCommonPassword(text: string): boolean {
  filter ??= readFileSync(new URL('./common-passwords.bloom', import.meta.url));
  const loaded = filter;
  return bitsOf(text).every((bit) => ((loaded[bit >> 3] ?? 0) >> (bit & 7)) & 1);
}

/** Builds the filter for `scripts/common-passwords.ts`. */
export function makeFilter(texts: Iterable<string>): Buffer {
  const made = Buffer.alloc(bits / 8);
  for (const text of texts) {
    for (const bit of bitsOf(text)) made[bit >> 3] = (made[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
  return made;
}

/** Uses slices of one digest as the independent hashes of a Bloom filter. */
function bitsOf(text: string): number[] {
  const digest = createHash('sha256').update(text).digest();
  return Array.from({ length: hashes }, (_, index) => digest.readUInt32LE(index * 4) % bits);
}
