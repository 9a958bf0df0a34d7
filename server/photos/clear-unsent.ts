import { clearUnattached } from '../db/orders/photos.ts';
import type { Database } from '../db/pool/database.ts';

const dayMs = 86_400_000;

/** Deletes photos that were uploaded more than a day ago and never sent with an event. Returns how many. */
export function clearUnsentPhotos(database: Database, now: Date): Promise<number> {
  return clearUnattached(database, new Date(now.getTime() - dayMs));
}
