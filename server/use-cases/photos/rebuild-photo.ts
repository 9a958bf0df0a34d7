import type { Sharp } from 'sharp';
import { photoLimits } from '../../../src/domain/photos/photo-limits.ts';
import { photoTypeOf } from '../../../src/domain/photos/photo-type.ts';
import { fetchSharp, timeLimit } from './fetch-sharp.ts';

const quality = { photo: 82, thumbnail: 75 } as const;

/** A photo rebuilt from its pixels, and its thumbnail, both as JPEG. */
export interface RebuiltPhoto {
  photo: Buffer;
  thumbnail: Buffer;
}

async function toJpeg(image: Sharp, quality: number): Promise<Buffer> {
  return image
    .flatten({ background: 'white' })
    .jpeg({ quality })
    .timeout({ seconds: timeLimit })
    .toBuffer();
}

/**
 * Decodes a photo and re-encodes it, upright and scaled down. Only the pixels are kept: no metadata, no colour profile,
 * nothing before or after the image. Null if it is not one of the four types, broken, or too large.
 */
export async function rebuildPhoto(sent: Uint8Array): Promise<RebuiltPhoto | null> {
  if (!photoTypeOf(sent)) return null;
  const sharp = await fetchSharp();
  const { pixels, longSide, thumbnail: side } = photoLimits;
  try {
    const image = sharp(sent, { limitInputPixels: pixels, failOn: 'error', sequentialRead: true });
    const scaled = image
      .autoOrient()
      .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true });
    const photo = await toJpeg(scaled, quality.photo);
    const small = sharp(photo).resize(side, side, { fit: 'cover' });
    return { photo, thumbnail: await toJpeg(small, quality.thumbnail) };
  } catch {
    // To the sender, every decoder error means the same: the photo cannot be read.
    return null;
  }
}
