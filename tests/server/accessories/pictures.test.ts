import sharp from 'sharp';
import { expect, test } from 'vitest';
import { clearPictureFiles } from '../../../server/db/accessories/pictures.ts';
import { accessoriesPath } from '../../../src/api/accessories/paths.ts';
import {
  accessoryPicturePath,
  pictureFilePath,
} from '../../../src/api/accessories/picture-paths.ts';
import type { AccessoryCatalogue } from '../../../src/domain/accessories/accessories.ts';
import { keptWidths } from '../../../src/domain/accessories/large-picture.ts';
import { pictureFormats } from '../../../src/domain/accessories/picture-files.ts';
import { photoLimits } from '../../../src/domain/photos/photo-limits.ts';
import { freshApp } from '../support/fresh-app.ts';
import { metadataWords, photo } from '../support/photos.ts';

const { request, signIn, count, database } = await freshApp();
const [shop, lab] = await Promise.all(['shop', 'lab'].map(signIn));

const upload = (bytes: Uint8Array<ArrayBuffer>, product = 'case-hard-classic') =>
  request(accessoryPicturePath(product), { method: 'PUT', cookie: lab, bytes });

async function pictureIn(product: string) {
  const answer = await request(accessoriesPath, { cookie: shop });
  const { products }: AccessoryCatalogue = await answer.json();
  return products.find(({ id }) => id === product)?.picture;
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a picture sent as %s is kept in each width and format, without its metadata',
  async (format) => {
    const answer = await upload(await photo(format, 1600, 800));
    expect(answer.status).toBe(200);
    const picture = await answer.json();
    expect(picture).toMatchObject({ width: 1536, height: 768 });
    expect(await pictureIn('case-hard-classic')).toEqual(picture);
    for (const width of keptWidths(picture.width)) {
      for (const kept of pictureFormats) {
        const file = await request(pictureFilePath(picture.hash, width, kept));
        expect(file.status).toBe(200);
        expect(file.headers.get('Content-Type')).toBe(`image/${kept}`);
        expect(file.headers.get('Cache-Control')).toContain('immutable');
        const bytes = Buffer.from(await file.arrayBuffer());
        const read = await sharp(bytes).metadata();
        expect([read.width, read.format]).toEqual([width, kept === 'avif' ? 'heif' : kept]);
        for (const word of metadataWords) expect(bytes.includes(word)).toBe(false);
      }
    }
  },
);

test('a narrow picture is not widened, and has no large files', async () => {
  const picture = await (await upload(await photo('png', 120, 60))).json();
  expect(picture).toMatchObject({ width: 120, height: 60 });
  expect((await request(pictureFilePath(picture.hash, 384, 'webp'))).status).toBe(200);
  expect((await request(pictureFilePath(picture.hash, 768, 'webp'))).status).toBe(404);
});

test('a new picture replaces the old one and its files', async () => {
  const first = await (await upload(await photo('png', 50, 40), 'cloth-suede')).json();
  const second = await (await upload(await photo('png', 60, 40), 'cloth-suede')).json();
  expect((await pictureIn('cloth-suede'))?.hash).toBe(second.hash);
  expect((await request(pictureFilePath(first.hash, 96, 'webp'))).status).toBe(404);
  expect(await clearPictureFiles(database)).toBeGreaterThanOrEqual(1);
  expect(await count(`accessory_picture_files where hash = '${first.hash}'`)).toBe(0);
  expect((await request(pictureFilePath(second.hash, 96, 'webp'))).status).toBe(200);
});

test('a picture can be removed', async () => {
  await upload(await photo('png', 30, 20), 'cloth-print');
  const remove = () =>
    request(accessoryPicturePath('cloth-print'), { method: 'DELETE', cookie: lab });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
  expect(await pictureIn('cloth-print')).toBeNull();
});

const renamed = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');

test.each([
  ['of 6 MB', new Uint8Array(6 * 1024 * 1024), 413, 'tooLong'],
  ['a byte over the limit', new Uint8Array(photoLimits.bytes + 1), 413, 'tooLong'],
  ['that is a drawing with another name', renamed, 422, 'invalid'],
  ['that is cut off', (await photo('jpeg', 400, 300)).slice(0, 900), 422, 'invalid'],
  ['that is an animation', await photo('gif', 20, 20), 422, 'invalid'],
  ['that is empty', new Uint8Array(), 422, 'invalid'],
] as const)('a picture %s is refused, and nothing is stored', async (_, bytes, status, code) => {
  const before = await count('accessory_picture_files');
  const answer = await upload(bytes, 'case-slip');
  expect(answer.status).toBe(status);
  expect((await answer.json()).issues).toEqual([{ path: 'picture', code }]);
  expect(await pictureIn('case-slip')).toBeFalsy();
  expect(await count('accessory_picture_files')).toBe(before);
});

test('only a product can have a picture', async () => {
  expect((await upload(await photo('png', 8, 8), 'no-such')).status).toBe(404);
});
