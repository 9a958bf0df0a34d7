import { hash } from 'node:crypto';
import { takesPhotos } from '../../../src/domain/lifecycle/order-status.ts';
import { findPhotoOrder, type PhotoPlace, storePhoto } from '../../db/orders/photos.ts';
import type { Database } from '../../db/pool/database.ts';
import { queueDecoding, queueUpload, type Upload } from './photo-queue.ts';
import { rebuildPhoto } from './rebuild-photo.ts';

/** The result of an upload. */
export type Keeping =
  | { kind: 'kept' }
  /** The same bytes were uploaded under this id before. */
  | { kind: 'repeated' }
  /** Other bytes were. */
  | { kind: 'keyReused' }
  | { kind: 'notFound' }
  /** The order is in a state in which no photo can be sent. */
  | { kind: 'notAllowed' }
  | { kind: 'unreadable' };

/** Keeps a photo for an order of the account, once however often it is sent. */
export async function keepPhoto(
  database: Database,
  place: PhotoPlace,
  upload: Upload,
): Promise<Keeping> {
  const order = await findPhotoOrder(database, place);
  if (!order) return { kind: 'notFound' };
  if (!order.sentHash && !takesPhotos(order.state)) return { kind: 'notAllowed' };
  const before = order.sentHash;
  return upload((sent) =>
    queueUpload(async () => {
      if (before) return compare(before, hash('sha256', sent, 'buffer'));
      return keepSent(database, place, sent);
    }),
  );
}

/** Rebuilds and keeps a photo whose bytes are here. */
export async function keepSent(
  database: Database,
  place: PhotoPlace,
  sent: Uint8Array<ArrayBuffer>,
): Promise<Keeping> {
  const sentHash = hash('sha256', sent, 'buffer');
  const rebuilt = await queueDecoding(() => rebuildPhoto(sent));
  if (!rebuilt) return { kind: 'unreadable' };
  if (await storePhoto(database, { ...place, sentHash, ...rebuilt })) return { kind: 'kept' };
  const now = await findPhotoOrder(database, place);
  return now?.sentHash ? compare(now.sentHash, sentHash) : { kind: 'notFound' };
}

function compare(before: Buffer, now: Buffer): Keeping {
  return { kind: before.equals(now) ? 'repeated' : 'keyReused' };
}
