import { photoLimits } from '../../../src/domain/photos/photo-limits.ts';

/** The place of a part within a photo, in bytes. `start` is null if the client asks what the server has. */
export type ContentRange = { start: number | null; size: number };

/**
 * Reads the header `Content-Range` (RFC 9110, section 14.4): `bytes 0-131071/312000`, or `bytes *` + `/312000` to ask.
 * Null for anything else.
 */
export function readContentRange(header: string): ContentRange | null {
  const [, first, , size] = /^bytes (?:(\d{1,8})-(\d{1,8})|\*)\/(\d{1,8})$/.exec(header) ?? [];
  if (size === undefined) return null;
  return { start: first === undefined ? null : Number(first), size: Number(size) };
}

/** Whether a part is large enough that its photo is not split into thousands of rows, and not too large. */
export function isGoodPart({ start, size }: ContentRange, length: number): boolean {
  if (start === null) return length === 0;
  const end = start + length;
  return length > 0 && end <= size && (length >= photoLimits.part / 2 || end === size);
}
