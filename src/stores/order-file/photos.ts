import type { OrderInFile } from '../../domain/order-file/file-content.ts';
import {
  type FilePicture,
  picturesThatFit,
  sendableType,
} from '../../domain/order-file/file-pictures.ts';
import { keepPictures, type OrderPicture, picturesOf } from '../device/pictures/order-pictures.ts';
import { fromBase64, toBase64 } from './base64.ts';

const sizeOf = (pictures: readonly OrderPicture[]) =>
  pictures.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);

/** The pictures of waiting orders for a file, by order, and for how many orders (`left`) they do not fit. */
export async function picturesForFile(
  orders: readonly string[],
): Promise<{ pictures: Map<string, FilePicture[]>; left: number }> {
  const pictures = new Map<string, FilePicture[]>();
  const found = await Promise.all(orders.map(async (id) => ({ id, of: await picturesOf(id) })));
  const withSome = found.filter(({ of }) => of.length > 0);
  const fitting = picturesThatFit(withSome.map(({ of }) => sizeOf(of)));
  for (const { id, of } of withSome.slice(0, fitting)) {
    const inFile = of.map((each) => ({ id: each.id, bytes: toBase64(new Uint8Array(each.bytes)) }));
    pictures.set(id, inFile);
  }
  return { pictures, left: withSome.length - fitting };
}

function readPicture({ id, bytes: text }: FilePicture) {
  try {
    const bytes = fromBase64(text);
    const type = sendableType(bytes);
    return type && { id, type, bytes: bytes.buffer };
  } catch {
    return null;
  }
}

/**
 * Stores the pictures of orders read from a file. Returns for how many orders they cannot be used. An order needs all
 * its pictures: with only some, its message would differ from the one the first device sends.
 */
export async function keepFilePictures(orders: readonly OrderInFile[]): Promise<number> {
  let unreadable = 0;
  for (const { order, pictures } of orders) {
    const read = pictures?.map(readPicture).filter((each) => each !== null);
    if (read?.length !== pictures?.length || !read) unreadable += 1;
    else if (read.length > 0) await keepPictures(order.id, read);
  }
  return unreadable;
}
