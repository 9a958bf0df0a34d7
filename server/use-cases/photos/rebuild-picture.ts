import { hash } from 'node:crypto';
import { keptWidths, widestKept } from '../../../src/domain/accessories/large-picture.ts';
import { pictureFormats } from '../../../src/domain/accessories/picture-files.ts';
import { photoLimits } from '../../../src/domain/photos/photo-limits.ts';
import { photoTypeOf } from '../../../src/domain/photos/photo-type.ts';
import type { StoredPicture } from '../../db/accessories/pictures.ts';
import { fetchSharp, timeLimit } from './fetch-sharp.ts';

const quality = { avif: 55, webp: 78 } as const;

/**
 * Decodes a picture and re-encodes it, upright. A picture narrower than a width is not enlarged. Null if it is not one
 * of the four types, broken, or too large.
 */
export async function rebuildPicture(sent: Uint8Array): Promise<StoredPicture | null> {
  if (!photoTypeOf(sent)) return null;
  const sharp = await fetchSharp();
  const limits = { limitInputPixels: photoLimits.pixels, failOn: 'error' } as const;
  try {
    const widest = await sharp(sent, limits)
      .autoOrient()
      .resize({ width: widestKept, withoutEnlargement: true })
      .timeout({ seconds: timeLimit })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    const files: StoredPicture['files'][number][] = [];
    for (const width of keptWidths(widest.info.width)) {
      for (const format of pictureFormats) {
        const image = sharp(widest.data).resize({ width, withoutEnlargement: true });
        const bytes = await image.toFormat(format, { quality: quality[format] }).toBuffer();
        files.push({ width, format, bytes });
      }
    }
    const { width, height } = widest.info;
    return { hash: hash('sha256', sent).slice(0, 32), width, height, files };
  } catch {
    return null;
  }
}
