/** The types of photo a shop can send. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export type PhotoType = (typeof photoTypes)[number];

/** First bytes of a file that are enough for `photoTypeOf`. */
export const typeBytes = 64;

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Brands of an ISO base media file (ISO/IEC 14496-12): the major one, then the compatible ones. */
function brandsOf(bytes: Uint8Array): string[] {
  if (textAt(bytes, 4, 4) !== 'ftyp') return [];
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const end = Math.min(size, bytes.length);
  const brands = [textAt(bytes, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at, 4));
  return brands;
}

/** The type of a file by its first bytes, regardless of its name or declared type; null for anything else. */
export function photoTypeOf(bytes: Uint8Array): PhotoType | null {
  if (textAt(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg';
  if (textAt(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'image/webp';
  return brandsOf(bytes).includes('avif') ? 'image/avif' : null;
}
