import { beforeEach, describe, expect, test, vi } from 'vitest';
import { shop } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const starts = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  gif: [...'GIF89a'].map((letter) => letter.charCodeAt(0)),
  avif: [0, 0, 0, 16, ...[...'ftypavif'].map((letter) => letter.charCodeAt(0)), 0, 0, 0, 0],
};

function file(kind: keyof typeof starts, bytes = 100, name = kind as string): File {
  const content = new Uint8Array(bytes);
  content.set(starts[kind]);
  return new File([content], name, { type: 'image/jpeg' });
}

/** A browser that decodes no image. */
class NoImage {
  decode = () => Promise.reject(new Error('EncodingError'));
}

async function openPage() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(shop);
  const { findPhoto } = await import('../../../src/stores/device/kept-photos.ts');
  return { findPhoto, ...(await import('../../../src/stores/photos/choose-photos.ts')) };
}

beforeEach(() => {
  freshDevice(new FakeLab());
  vi.stubGlobal('Image', NoImage);
});

describe('a chosen file', () => {
  test('that this browser cannot decode is kept unchanged if the server may decode it', async () => {
    const { addPhotos, findPhoto } = await openPage();
    const { photos, fault } = await addPhotos([], [file('avif', 5000)]);
    const kept = await findPhoto(photos[0] ?? '');
    expect([fault, kept?.type, kept?.bytes.byteLength]).toEqual([null, 'image/avif', 5000]);
  });

  test.each([
    ['type', file('gif')],
    ['unreadable', file('jpeg')],
    ['size', file('avif', 5 * 1024 * 1024 + 1)],
  ] as const)('is refused for its %s, by its name', async (fault, wrong) => {
    const { addPhotos } = await openPage();
    const added = await addPhotos(['one'], [wrong]);
    expect(added).toEqual({ photos: ['one'], fault: { fault, file: wrong.name } });
  });

  test('is refused when it can no longer be read', async () => {
    const { addPhotos } = await openPage();
    const gone = file('jpeg');
    gone.slice = () => {
      throw new Error('NotReadableError');
    };
    expect((await addPhotos([], [gone])).fault).toEqual({ fault: 'unreadable', file: 'jpeg' });
  });

  test('beyond the second is refused, and those before it are kept', async () => {
    const { addPhotos } = await openPage();
    const files = [file('gif', 100, 'first'), file('avif'), file('avif'), file('avif')];
    const { photos, fault } = await addPhotos([], files);
    expect([photos.length, fault]).toEqual([2, { fault: 'type', file: 'first' }]);
    const full = await addPhotos(photos, [file('avif', 100, 'third')]);
    expect(full).toEqual({ photos, fault: { fault: 'tooMany', file: 'third' } });
  });

  test('is awaited before a request is sent', async () => {
    const { addPhotos, photosPrepared } = await openPage();
    let added: string[] = [];
    void addPhotos([], [file('avif')]).then(({ photos }) => {
      added = photos;
    });
    await photosPrepared();
    expect(added).toHaveLength(1);
  });
});
