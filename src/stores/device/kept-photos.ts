import { type DBSchema, openDB } from 'idb';
import type { PhotoType } from '../../domain/photos/photo-type.ts';
import { newId } from './records/new-id.ts';
import { currentOwner } from './records/owner.ts';

/** A chosen photo, ready to upload. */
export type KeptPhoto = { id: string; userId: string; type: PhotoType; bytes: ArrayBuffer };

interface PhotoSchema extends DBSchema {
  photos: { key: string; value: KeptPhoto };
}

const dayMs = 86_400_000;

/** Photos that the device's database cannot hold; they last as long as the page. */
const inMemory = new Map<string, KeptPhoto>();

/** A separate database: another version of it must not lock tabs out of the pre-orders. Closed after each use. */
async function withPhotos<T>(
  work: (photos: Awaited<ReturnType<typeof open>>) => Promise<T>,
): Promise<T | null> {
  try {
    const database = await open();
    return await work(database).finally(() => database.close());
  } catch {
    return null;
  }
}

function open() {
  return openDB<PhotoSchema>('adasi-photos', 1, {
    upgrade: (database) => void database.createObjectStore('photos', { keyPath: 'id' }),
  });
}

/** Keeps a photo for a day, for its user only. Returns its id, under which it is uploaded. */
export function keepPhoto({ type, bytes }: Pick<KeptPhoto, 'type' | 'bytes'>): string {
  const id = newId();
  const kept = { type, bytes, id, userId: currentOwner()?.userId ?? '' };
  inMemory.set(id, kept);
  // Not awaited: a database that does not answer must not hold up the form.
  void withPhotos(async (database) => {
    // Ids begin with the time they were made.
    await database.delete('photos', IDBKeyRange.upperBound(newId(Date.now() - dayMs)));
    await database.put('photos', kept);
  });
  return id;
}

/** Finds a kept photo of this user; null if it is no longer on the device. */
export async function findPhoto(id: string): Promise<KeptPhoto | null> {
  const found = inMemory.get(id) ?? (await withPhotos((database) => database.get('photos', id)));
  return found?.userId === currentOwner()?.userId ? (found ?? null) : null;
}

export function dropPhotos(ids: readonly string[]): void {
  for (const id of ids) inMemory.delete(id);
  void withPhotos(async (database) => {
    for (const id of ids) await database.delete('photos', id);
  });
}

/** Deletes every photo from the device. */
export function dropAllPhotos(): void {
  inMemory.clear();
  void withPhotos((database) => database.clear('photos'));
}
