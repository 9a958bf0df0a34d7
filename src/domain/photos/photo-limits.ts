/** Limits for photos accepted by the lab's server, and the sizes it stores. */
export const photoLimits = {
  /** Maximum bytes of a photo as sent: 5 MB. */
  bytes: 5 * 1024 * 1024,
  /** Bytes per part when a larger photo is sent in parts: 3 s at 400 kbit/s. */
  part: 128 * 1024,
  /** Maximum pixels. Decoding this many takes up to about 350 MB of memory, most for AVIF. */
  pixels: 17_000_000,
  /** Longest side of the stored photo, in pixels. */
  longSide: 1600,
  /** Side of the square that a thumbnail covers, in pixels. */
  thumbnail: 240,
} as const;

/** Width and height in pixels after scaling down to `longSide`. A smaller photo is not scaled. */
export function scaledSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, photoLimits.longSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
