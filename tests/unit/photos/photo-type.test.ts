import { describe, expect, it } from 'vitest';
import { photoTypeOf } from '../../../src/domain/photos/photo-type.ts';

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : [...part].map((letter) => letter.charCodeAt(0)),
    ),
  );

describe('the type of a photo by its first bytes', () => {
  it.each([
    ['JPEG', bytes(0xff, 0xd8, 0xff, 0xe1, 'any'), 'image/jpeg'],
    ['PNG', bytes(0x89, 'PNG\r\n', 0x1a, '\n', 'any'), 'image/png'],
    ['WebP', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 '), 'image/webp'],
    ['AVIF', bytes(0, 0, 0, 20, 'ftypavif', 0, 0, 0, 0, 'mif1'), 'image/avif'],
    [
      'AVIF among compatible brands',
      bytes(0, 0, 0, 24, 'ftypmif1', 0, 0, 0, 0, 'miafavif'),
      'image/avif',
    ],
    ['HEIC', bytes(0, 0, 0, 24, 'ftypheic', 0, 0, 0, 0, 'mif1heic'), null],
    ['a brand after the end of the box', bytes(0, 0, 0, 16, 'ftypmif1', 0, 0, 0, 0, 'avif'), null],
    ['GIF', bytes('GIF89a', 1, 0, 1, 0), null],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">'), null],
    ['other RIFF files', bytes('RIFF', 1, 2, 3, 4, 'WAVEfmt '), null],
    ['nothing', bytes(), null],
    ['three bytes', bytes(0xff, 0xd8, 0), null],
  ])('%s', (_, file, type) => {
    expect(photoTypeOf(file)).toBe(type);
  });
});
