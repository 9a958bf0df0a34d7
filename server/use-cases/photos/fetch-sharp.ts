/** Seconds that decoding or encoding one image may take. */
export const timeLimit = 20;

/** Fetched with the first photo: it takes 40 MB, and most processes never see one. */
let fetching: Promise<typeof import('sharp').default> | undefined;

/** The decoder of photos and pictures, for the four types that are taken and nothing else. */
export function fetchSharp(): Promise<typeof import('sharp').default> {
  fetching ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // Only the decoders of the four types: no SVG, PDF, TIFF or GIF, even if libvips recognizes the
    // bytes as such.
    sharp.block({ operation: ['VipsForeignLoad'] });
    const types = ['Jpeg', 'Png', 'Webp', 'Heif'];
    sharp.unblock({ operation: types.map((type) => `VipsForeignLoad${type}Buffer`) });
    return sharp;
  });
  return fetching;
}
