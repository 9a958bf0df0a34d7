/** What the lab's server accepts as a photo, and what it makes of it. */
export const photoLimits = {
  /** Bytes of a photo as it is sent: 5 MB. */
  bytes: 5 * 1024 * 1024,
  /** Bytes of the parts that a larger photo is sent in: 3 s at 400 kbit/s. */
  part: 128 * 1024,
  /** Pixels: decoding so many takes up to some 350 MB of memory, most for AVIF. */
  pixels: 17_000_000,
  /** Longest side of the stored photo, in pixels. */
  longSide: 1600,
  /** Side of the square that a thumbnail covers, in pixels. */
  thumbnail: 240,
} as const;

/** Width and height in pixels after scaling down to `longSide`. A smaller photo stays as it is. */
export function scaledSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, photoLimits.longSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
