import type { OrderInFile } from '../../domain/order-file/file-content.ts';
import {
  type FilePhoto,
  photosThatFit,
  sendableType,
} from '../../domain/order-file/file-photos.ts';
import { keepOrderPhotos, type OrderPhoto, photosOf } from '../device/photos/order-photos.ts';
import { fromBase64, toBase64 } from './base64.ts';

const sizeOf = (photos: readonly OrderPhoto[]) =>
  photos.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);

/** The photos of waiting orders for a file, by order, and for how many orders (`left`) they do not fit. */
export async function photosForFile(
  orders: readonly string[],
): Promise<{ photos: Map<string, FilePhoto[]>; left: number }> {
  const photos = new Map<string, FilePhoto[]>();
  const found = await Promise.all(orders.map(async (id) => ({ id, of: await photosOf(id) })));
  const withSome = found.filter(({ of }) => of.length > 0);
  const fitting = photosThatFit(withSome.map(({ of }) => sizeOf(of)));
  for (const { id, of } of withSome.slice(0, fitting)) {
    const inFile = of.map((each) => ({ id: each.id, bytes: toBase64(new Uint8Array(each.bytes)) }));
    photos.set(id, inFile);
  }
  return { photos, left: withSome.length - fitting };
}

function readPhoto({ id, bytes: text }: FilePhoto) {
  try {
    const bytes = fromBase64(text);
    const type = sendableType(bytes);
    return type && { id, type, bytes: bytes.buffer };
  } catch {
    return null;
  }
}

/**
 * Stores the photos of orders read from a file. Returns for how many orders they cannot be used. An order needs all
 * its photos: with only some, its message would differ from the one the first device sends.
 */
export async function keepFilePhotos(orders: readonly OrderInFile[]): Promise<number> {
  let unreadable = 0;
  for (const { order, photos } of orders) {
    const read = photos?.map(readPhoto).filter((each) => each !== null);
    if (read?.length !== photos?.length || !read) unreadable += 1;
    else if (read.length > 0) await keepOrderPhotos(order.id, read);
  }
  return unreadable;
}
