import { clearUnnamed } from '../../db/ledger/receipts.ts';
import { clearUnattached } from '../../db/orders/photos.ts';
import { clearParts } from '../../db/photos/photo-parts.ts';
import type { Database } from '../../db/pool/database.ts';

const dayMs = 86_400_000;

/** Deletes photos that were uploaded, wholly or in part, more than a day ago and never sent. Returns how many. */
export async function clearUnsentPhotos(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - dayMs);
  await clearParts(database, before);
  await clearUnnamed(database, before);
  return clearUnattached(database, before);
}
