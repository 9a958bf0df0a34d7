/** Time limit in seconds for decoding or encoding one image. */
export const timeLimit = 20;

/** Loaded with the first photo, because it takes 40 MB and most processes never need it. */
let fetching: Promise<typeof import('sharp').default> | undefined;

/** The decoder of photos and pictures. It accepts only the four allowed types. */
export function fetchSharp(): Promise<typeof import('sharp').default> {
  fetching ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // Allow only the decoders of the four types: no SVG, PDF, TIFF or GIF, even if libvips recognises the bytes as
    // such.
    sharp.block({ operation: ['VipsForeignLoad'] });
    const types = ['Jpeg', 'Png', 'Webp', 'Heif'];
    sharp.unblock({ operation: types.map((type) => `VipsForeignLoad${type}Buffer`) });
    return sharp;
  });
  return fetching;
}
