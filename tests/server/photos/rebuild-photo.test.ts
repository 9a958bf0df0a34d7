import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { rebuildPhoto } from '../../../server/use-cases/photos/rebuild-photo.ts';
import { metadataWords, photo } from '../support/photos.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]) => Uint8Array.from(Buffer.concat(parts));

/** The colour in the middle of the left and of the right half. */
async function halves(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const name = (x: number) => {
    const at =
      (Math.floor(info.height / 2) * info.width + Math.floor(x * info.width)) * info.channels;
    const [red = 0, , blue = 0] = data.subarray(at, at + 3);
    return red > blue ? 'red' : 'blue';
  };
  return [name(0.25), name(0.75)];
}

const formats = ['jpeg', 'png', 'webp', 'avif'] as const;

describe.each(formats)('a photo as %s', (format) => {
  test('is converted to a JPEG of the same picture', async () => {
    const rebuilt = await rebuildPhoto(await photo(format));
    const { format: now, width, height } = await sharp(rebuilt?.photo).metadata();
    expect([now, width, height]).toEqual(['jpeg', 400, 300]);
    expect(await halves(rebuilt?.photo as Buffer)).toEqual(['red', 'blue']);
    expect(await halves(rebuilt?.thumbnail as Buffer)).toEqual(['red', 'blue']);
  });

  test('loses its metadata and appended data', async () => {
    const sent = joined(await photo(format), encode('<script>appended</script>'));
    expect(metadataWords.some((word) => Buffer.from(sent).includes(word))).toBe(true);
    const rebuilt = await rebuildPhoto(sent);
    for (const bytes of [rebuilt?.photo, rebuilt?.thumbnail] as Buffer[]) {
      for (const word of [...metadataWords, 'appended', 'Exif', 'ICC_PROFILE']) {
        expect([word, bytes.includes(word)]).toEqual([word, false]);
      }
    }
  });

  test('is refused when it is cut short', async () => {
    const whole = await photo(format, 800, 600);
    for (const part of [0.02, 0.5, 0.9]) {
      expect(await rebuildPhoto(whole.subarray(0, whole.length * part))).toBe(null);
    }
  });

  test('is scaled down to 1600 pixels', async () => {
    const rebuilt = await rebuildPhoto(await photo(format, 900, 1800));
    const { width, height } = await sharp(rebuilt?.photo).metadata();
    expect([width, height]).toEqual([800, 1600]);
    const small = await sharp(rebuilt?.thumbnail).metadata();
    expect([small.width, small.height]).toEqual([240, 240]);
  });
});

test('a photo taken with the camera turned is stored upright', async () => {
  const turned = await sharp(await photo('jpeg'))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const rebuilt = await rebuildPhoto(turned);
  const { width, height, orientation } = await sharp(rebuilt?.photo).metadata();
  expect([width, height, orientation]).toEqual([300, 400, undefined]);
});

test('transparent areas become white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const png = sharp({ create: { width: 20, height: 20, channels: 4, background: clear } }).png();
  const rebuilt = await rebuildPhoto(await png.toBuffer());
  const { dominant } = await sharp(rebuilt?.photo).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

/** A chunk of a PNG. Its checksum is wrong, because the size is refused before the checksum is read. */
const chunk = (name: string, data: Uint8Array) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return joined(length, encode(name), data, Buffer.alloc(4));
};

function hugePng(): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(60_000, 0);
  head.writeUInt32BE(60_000, 4);
  head.set([8, 2], 8);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const pixels = deflateSync(Buffer.alloc(1_000_000));
  return joined(
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  );
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>';
const jpegStart = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);

describe('a file that is not a photo is refused', () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['an empty file', () => new Uint8Array()],
    ['SVG, whatever its name', () => encode(svg)],
    ['HTML that begins like a JPEG', () => joined(jpegStart, encode('<html><script>1</script>'))],
    ['GIF', () => photo('gif')],
    ['TIFF', () => photo('tiff')],
    ['a PNG of 3,600 megapixels', hugePng],
    ['a sound PNG of 18 megapixels', () => photo('png', 6000, 3000)],
    [
      'random bytes that begin like a WebP',
      () => joined(encode('RIFF1234WEBP'), Buffer.alloc(999, 7)),
    ],
    [
      'random bytes that begin like an AVIF',
      () => joined(Uint8Array.of(0, 0, 0, 16), encode('ftypavif'), Buffer.alloc(999, 7)),
    ],
  ])('%s', async (_, make) => {
    expect(await rebuildPhoto(await make())).toBe(null);
  });
});
