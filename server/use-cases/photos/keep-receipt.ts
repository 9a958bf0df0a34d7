import { hash } from 'node:crypto';
import { findReceiptHash, storeReceipt } from '../../db/ledger/receipts.ts';
import type { Database } from '../../db/pool/database.ts';
import { compareHashes, type UploadResult } from './keep-photo.ts';
import { queueDecoding, queueUpload, type Upload } from './photo-queue.ts';
import { rebuildPhoto } from './rebuild-photo.ts';

/** Identifies a picture: its account, and the id made by the client. */
interface ReceiptPlace {
  account: string;
  id: string;
}

/** Stores the picture of a receipt, rebuilt from its pixels, once however often it is sent. */
export async function keepReceipt(
  database: Database,
  place: ReceiptPlace,
  upload: Upload,
): Promise<UploadResult> {
  const before = await findReceiptHash(database, place);
  return upload((sent) => queueUpload(() => keepSent(database, place, before, sent)));
}

async function keepSent(
  database: Database,
  place: ReceiptPlace,
  before: Buffer | undefined,
  sent: Uint8Array<ArrayBuffer>,
): Promise<UploadResult> {
  const sentHash = hash('sha256', sent, 'buffer');
  if (before) return compareHashes(before, sentHash);
  const rebuilt = await queueDecoding(() => rebuildPhoto(sent));
  if (!rebuilt) return { kind: 'unreadable' };
  if (await storeReceipt(database, { ...place, sentHash, ...rebuilt })) return { kind: 'kept' };
  const now = await findReceiptHash(database, place);
  return now ? compareHashes(now, sentHash) : { kind: 'notFound' };
}
