import { findPhotoOrder } from '../../db/orders/photos.ts';
import { addPart, dropParts, readParts } from '../../db/photos/photo-parts.ts';
import type { Database } from '../../db/pool/database.ts';
import { type ContentRange, isGoodPart } from './content-range.ts';
import { keepSent, type UploadPlace, type UploadResult } from './keep-photo.ts';
import { queueUpload, type Upload } from './photo-queue.ts';

/** The result of a part: the upload's once it is complete, before that the number of bytes received. */
export type PartResult = UploadResult | { kind: 'partial'; received: number };

/** Stores a part of a photo. With the last part, the photo is rebuilt and stored like one uploaded whole. */
export async function keepPart(
  database: Database,
  place: UploadPlace,
  range: ContentRange,
  upload: Upload,
): Promise<PartResult> {
  const order = await findPhotoOrder(database, place);
  if (!order) return { kind: 'notFound' };
  if (order.sentHash) return { kind: 'repeated' };
  return upload((bytes) => queueUpload(() => keepBytes(database, place, range, bytes)));
}

async function keepBytes(
  database: Database,
  place: UploadPlace,
  range: ContentRange,
  bytes: Uint8Array,
): Promise<PartResult> {
  if (!isGoodPart(range, bytes.length)) return { kind: 'unreadable' };
  const part = { start: range.start ?? 0, size: range.size, bytes: Buffer.from(bytes) };
  const received = await addPart(database, place, part);
  if (received < range.size) return { kind: 'partial', received };
  return finish(database, place, range.size);
}

async function finish(database: Database, place: UploadPlace, size: number): Promise<PartResult> {
  const whole = await readParts(database, place);
  // Another request may have finished it by now, or its parts belong to another photo.
  if (whole.length < size) return { kind: 'partial', received: whole.length };
  const result = await keepSent(database, place, Uint8Array.from(whole));
  await dropParts(database, place);
  return result;
}
