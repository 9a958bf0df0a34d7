import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Bits and hashes of the filter: of 47,000 entries one text in 15,000 is taken for one of them. */
const bits = 2 ** 20;
const hashes = 8;

let filter: Buffer | undefined;

/** Whether a text, in lower case, is among the passwords everybody uses. */
export function isCommonPassword(text: string): boolean {
  filter ??= readFileSync(new URL('./common-passwords.bloom', import.meta.url));
  const kept = filter;
  return bitsOf(text).every((bit) => ((kept[bit >> 3] ?? 0) >> (bit & 7)) & 1);
}

/** A filter that holds these texts; written by `scripts/common-passwords.ts`. */
export function makeFilter(texts: Iterable<string>): Buffer {
  const made = Buffer.alloc(bits / 8);
  for (const text of texts) {
    for (const bit of bitsOf(text)) made[bit >> 3] = (made[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
  return made;
}

/** Slices of one digest serve as independent hashes. */
function bitsOf(text: string): number[] {
  const digest = createHash('sha256').update(text).digest();
  return Array.from({ length: hashes }, (_, place) => digest.readUInt32LE(place * 4) % bits);
}
