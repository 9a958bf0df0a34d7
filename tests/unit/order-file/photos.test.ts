import { beforeEach, describe, expect, test, vi } from 'vitest';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { photoPath } from '../../../src/api/photos/paths.ts';
import { readContent } from '../../../src/domain/order-file/file-content.ts';
import { mostPhotoBytes, photosThatFit } from '../../../src/domain/order-file/file-photos.ts';
import { photoLimits } from '../../../src/domain/photos/photo-limits.ts';
import { emptyRxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { fromBase64, toBase64 } from '../../../src/stores/order-file/base64.ts';
import { shop } from '../../fixtures/people.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { freshDevice, openTab } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const passphrase = 'four plain words 4';
function jpeg(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff]);
  return bytes;
}

const sizes = [9, 400_000];
const sizesOf = (kept: readonly { bytes: ArrayBuffer }[]) =>
  kept.map(({ bytes }) => bytes.byteLength).toSorted((one, other) => one - other);

let lab: FakeLab;
let messages: unknown[];

beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  messages = [];
});

async function openDevice() {
  freshDevice(lab);
  const disk = indexedDB;
  const tab = await openTab(shop);
  await tab.loadRecords();
  return {
    ...tab,
    /** Makes this the current device. */
    use: () => vi.stubGlobal('indexedDB', disk),
    ...(await import('../../../src/stores/device/photos/order-photos.ts')),
    ...(await import('../../../src/stores/order-file/save-orders.ts')),
    ...(await import('../../../src/stores/order-file/read-orders.ts')),
    ...(await import('../../../src/stores/order-file/photos.ts')),
  };
}

/** A file of one order with two photos, and its contents. */
async function savedDevice() {
  lab.line = 'down';
  const first = await openDevice();
  const id = newId();
  lab.acts.set(orderPaths.events(id), (key, body) => {
    messages.push([key, body]);
    return Response.json({ id }, { status: 201 });
  });
  for (const size of sizes) {
    await first.addOrderPhoto(id, { type: 'image/jpeg', bytes: jpeg(size).buffer });
  }
  const photos = (await first.photosOf(id)).map((each) => each.id);
  const typed = { kind: 'rx', id, draft: emptyRxDraft(), total: null, owner: null } as const;
  await first.queuePreorder(typed, { content: progressiveOrder({ reference: id }) });
  const made = await first.waitingOrdersFile(passphrase);
  return { first, id, photos, made };
}

/** An order read from a file with these photos. */
function inFile(photos: unknown) {
  const order = { id: newId(), kind: 'rx', draft: emptyRxDraft(), total: null, savedAt: 1 };
  const request = { content: progressiveOrder() };
  const text = JSON.stringify({ orders: [{ ...order, request, pictures: photos }] });
  const [read] = readContent(text, { accountId: shop.account.id, userId: shop.user.id }).orders;
  if (!read) throw new Error('It can be read.');
  return read;
}

describe('photos of an order in a file', () => {
  test('move to the other device, and are sent and reported only once by both', async () => {
    const { first, id, photos, made } = await savedDevice();
    expect(made?.photosLeft).toBe(0);
    const second = await openDevice();
    const read = await second.readOrders(new Blob([made?.text ?? '']), passphrase);
    expect(read).toMatchObject({ orders: { added: 1, withoutPhotos: 0 } });
    const kept = await second.photosOf(id);
    expect(kept.map((each) => [each.id, each.type])).toEqual(
      photos.map((each) => [each, 'image/jpeg']),
    );
    expect(sizesOf(kept)).toEqual(sizes);
    lab.line = 'up';
    await second.flushOutbox();
    expect(await second.photosOf(id)).toEqual([]);
    first.use();
    await first.flushOutbox();
    expect(await first.photosOf(id)).toEqual([]);
    expect([...lab.photos]).toEqual(photos.map((each) => photoPath(id, each)));
    const message = [photos[0], { event: 'write', message: '', photos }];
    expect(messages).toEqual([message, message]);
  });

  const good = { id: newId(), bytes: toBase64(jpeg(20)) };
  test.each<[string, unknown]>([
    ['no list', 'all of them'],
    ['too many', [good, good, good]],
    ['without an id', [{ bytes: good.bytes }]],
    ['with an invalid id', [{ ...good, id: '../../orders' }]],
    ['empty', [{ ...good, bytes: '' }]],
    ['not base64', [{ ...good, bytes: '*'.repeat(80) }]],
    ['of another type', [{ ...good, bytes: btoa('<svg onload="alert(1)">'.repeat(4)) }]],
    ['partly of another type', [good, { id: newId(), bytes: btoa('GIF89a'.repeat(20)) }]],
    ['too large', [{ ...good, bytes: toBase64(jpeg(photoLimits.bytes + 3)) }]],
  ])('that are %s are left out, and their order is still read', async (_, photos) => {
    const device = await openDevice();
    const asRead = inFile(photos);
    expect(await device.keepFilePhotos([asRead])).toBe(1);
    expect(await device.photosOf(asRead.order.id)).toEqual([]);
  });

  test('do not overwrite photos with the same ids', async () => {
    const device = await openDevice();
    const id = newId();
    const kept = await device.addOrderPhoto(id, { type: 'image/jpeg', bytes: jpeg(9).buffer });
    await device.keepFilePhotos([inFile([{ ...good, id: kept }])]);
    expect(sizesOf(await device.photosOf(id))).toEqual([9]);
  });

  test.each([
    [[], 0],
    [[mostPhotoBytes], 1],
    [[mostPhotoBytes, 1], 1],
    [[1, mostPhotoBytes, 1], 1],
    [[mostPhotoBytes + 1], 0],
  ])('of sizes %j are included for %i orders', (sizes, count) => {
    expect(photosThatFit(sizes)).toBe(count);
  });
});

test.each([0, 1, 2, 3, 24_575, 24_576, 24_577, 49_153])(
  '%i bytes survive base64 and back',
  (size) => {
    const bytes = Uint8Array.from({ length: size }, (_, at) => (at * 7) % 256);
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  },
);
