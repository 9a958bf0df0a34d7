import { takesPhotos } from '../../src/domain/lifecycle/order-status.ts';
import { findPhotoOrder, type PhotoPlace } from '../db/orders/photos.ts';
import { addPart, dropParts, readParts } from '../db/photos/photo-parts.ts';
import type { Database } from '../db/pool/database.ts';
import { type ContentRange, isGoodPart } from './content-range.ts';
import { type Keeping, keepPhoto } from './keep-photo.ts';
import { queueUpload } from './photo-queue.ts';

/** The result of a part: that of the upload once it is whole, before that the number of bytes that are here. */
export type PartKeeping = Keeping | { kind: 'partial'; received: number };

/** Keeps a part of a photo. With the last one the photo is rebuilt and kept like one that was sent whole. */
export async function keepPart(
  database: Database,
  place: PhotoPlace,
  range: ContentRange,
  read: () => Promise<ArrayBuffer>,
): Promise<PartKeeping> {
  const order = await findPhotoOrder(database, place);
  if (!order) return { kind: 'notFound' };
  if (order.sent_hash) return { kind: 'repeated' };
  if (!takesPhotos(order.state)) return { kind: 'notAllowed' };
  const received = await queueUpload(async () => {
    const bytes = Buffer.from(await read());
    if (!isGoodPart(range, bytes.length)) return null;
    return addPart(database, place, { start: range.start ?? 0, size: range.size, bytes });
  });
  if (received === null) return { kind: 'unreadable' };
  if (received < range.size) return { kind: 'partial', received };
  return finish(database, place, range.size);
}

async function finish(database: Database, place: PhotoPlace, size: number): Promise<PartKeeping> {
  const whole = await readParts(database, place);
  // Another request may have finished it meanwhile, or its parts are of another photo.
  if (whole.length < size) return { kind: 'partial', received: whole.length };
  const keeping = await keepPhoto(database, place, async () => Uint8Array.from(whole).buffer);
  await dropParts(database, place);
  return keeping;
}
