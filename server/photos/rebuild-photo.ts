import type { Sharp } from 'sharp';
import { photoLimits } from '../../src/domain/photos/photo-limits.ts';
import { photoTypeOf } from '../../src/domain/photos/photo-type.ts';

/** Seconds that decoding may take. */
const timeLimit = 20;
const quality = { photo: 82, thumbnail: 75 } as const;

/** A photo made anew from its pixels, both as JPEG. */
export interface RebuiltPhoto {
  photo: Buffer;
  thumbnail: Buffer;
}

/** Fetched with the first photo: it takes 40 MB, and most processes never see one. */
let fetching: Promise<typeof import('sharp').default> | undefined;

function fetchSharp() {
  fetching ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // Only the decoders of the four types: no SVG, PDF, TIFF or GIF, whatever the bytes look like to libvips.
    sharp.block({ operation: ['VipsForeignLoad'] });
    const types = ['Jpeg', 'Png', 'Webp', 'Heif'];
    sharp.unblock({ operation: types.map((type) => `VipsForeignLoad${type}Buffer`) });
    return sharp;
  });
  return fetching;
}

async function toJpeg(image: Sharp, quality: number): Promise<Buffer> {
  return image
    .flatten({ background: 'white' })
    .jpeg({ quality })
    .timeout({ seconds: timeLimit })
    .toBuffer();
}

/**
 * Decodes a photo and encodes it anew, upright and scaled down. Nothing but pixels is taken over: no metadata, no
 * colour profile, nothing before or after the image. Null if it is none of the four types, broken, or too large.
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
    // Whatever the decoder says, to the sender it is one thing: a photo that cannot be read.
    return null;
  }
}
