import sharp from 'sharp';
import { themeColours } from '../panel/constants.ts';
import brand from '../ui/illustrations/brand.svg?raw';

/** Share of the width that a launcher may crop from a maskable icon on each side, plus a little. */
const safeMargin = 0.15;

/**
 * Icons of the installed panel by file name: edge in pixels, and whether the system crops the icon
 * to its own shape. Such an icon has an opaque background.
 */
export const appIcons = {
  'icon-192.png': { edge: 192, isMaskable: false },
  'icon-512.png': { edge: 512, isMaskable: false },
  'maskable-512.png': { edge: 512, isMaskable: true },
  'touch-180.png': { edge: 180, isMaskable: true },
} as const;
export type AppIcon = keyof typeof appIcons;

/** Draws an icon as PNG, because not every system supports SVG. */
export function drawIcon(name: AppIcon): Promise<Buffer> {
  const { edge, isMaskable } = appIcons[name];
  const margin = isMaskable ? Math.round(edge * safeMargin) : 0;
  const size = edge - 2 * margin;
  return sharp(Buffer.from(brand), { density: (72 * size) / 32 })
    .resize(size, size)
    .extend({
      top: margin,
      bottom: margin,
      left: margin,
      right: margin,
      background: isMaskable ? themeColours.light.sidebar : { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .flatten(isMaskable && { background: themeColours.light.sidebar })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
