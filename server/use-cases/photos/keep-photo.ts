import { hash } from 'node:crypto';
import { findPhotoOrder, type NewPhoto, storePhoto } from '../../db/orders/photos.ts';
import type { Database } from '../../db/pool/database.ts';
import { queueDecoding, queueUpload, type Upload } from './photo-queue.ts';
import { rebuildPhoto } from './rebuild-photo.ts';

/** The result of an upload. */
export type UploadResult =
  | { kind: 'kept' }
  /** The same bytes were uploaded under this id before. */
  | { kind: 'repeated' }
  /** Different bytes were uploaded under this id. */
  | { kind: 'keyReused' }
  | { kind: 'notFound' }
  | { kind: 'unreadable' };

/** Identifies a photo, and whether the lab sends it. */
export type UploadPlace = Pick<NewPhoto, 'account' | 'order' | 'id' | 'byLab'>;

/** Stores a photo for an order of the account, once however often it is sent. */
export async function keepPhoto(
  database: Database,
  place: UploadPlace,
  upload: Upload,
): Promise<UploadResult> {
  const order = await findPhotoOrder(database, place);
  if (!order) return { kind: 'notFound' };
  const before = order.sentHash;
  return upload((sent) =>
    queueUpload(async () => {
      if (before) return compareHashes(before, hash('sha256', sent, 'buffer'));
      return keepSent(database, place, sent);
    }),
  );
}

/** Rebuilds and stores a photo that has been received. */
export async function keepSent(
  database: Database,
  place: UploadPlace,
  sent: Uint8Array<ArrayBuffer>,
): Promise<UploadResult> {
  const sentHash = hash('sha256', sent, 'buffer');
  const rebuilt = await queueDecoding(() => rebuildPhoto(sent));
  if (!rebuilt) return { kind: 'unreadable' };
  if (await storePhoto(database, { ...place, sentHash, ...rebuilt })) return { kind: 'kept' };
  const now = await findPhotoOrder(database, place);
  return now?.sentHash ? compareHashes(now.sentHash, sentHash) : { kind: 'notFound' };
}

/** The result of an upload with an id that is already used, from the hashes of the earlier and the new bytes. */
export function compareHashes(before: Buffer, now: Buffer): UploadResult {
  return { kind: before.equals(now) ? 'repeated' : 'keyReused' };
}
