import sharp from 'sharp';

/** Words of the metadata of `photo`, none of which may be returned. */
export const metadataWords = ['Sample camera', 'Sample street', '35/1'];

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';

/** A photo in a format, red on its left and blue on its right, with camera and place in its metadata. */
export async function photo(
  format: Format,
  width = 400,
  height = 300,
): Promise<Uint8Array<ArrayBuffer>> {
  const half = { width: Math.ceil(width / 2), height, channels: 3 } as const;
  const left = await sharp({ create: { ...half, background: '#e02020' } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { ...half, width, background: '#2020e0' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Sample camera', ImageDescription: 'Sample street' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 0/1' },
    })
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();
  return Uint8Array.from(bytes);
}
