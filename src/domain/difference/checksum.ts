function inKeyOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Checksum of plain JSON, independent of key order: 64 bits of FNV-1a in two halves with different bases, in
 * hexadecimal. It detects mistakes, not forgery: browsers offer no digest over plain `http`.
 */
export function checksum(value: unknown): string {
  const text = JSON.stringify(value, inKeyOrder);
  let one = 0x811c9dc5;
  let other = 0x2f0b4c47;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
