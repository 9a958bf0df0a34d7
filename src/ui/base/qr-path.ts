import { encode } from 'uqr';

/** Width of the quiet zone around the code, in modules; scanners need it to find the code. */
const quiet = 4;

/** A QR code of a text as one SVG path in modules, and its width. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: quiet });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [{ x, y }] : [])));
  return { path: dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join(''), size };
}
