type Store = 'preorders' | 'drafts';
type RawRecord = { id: string } & Record<string, unknown>;

function openDevice(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('adasi', 2);
    opening.onupgradeneeded = () => {
      const preorders = opening.result.createObjectStore('preorders', { keyPath: 'id' });
      preorders.createIndex('state', 'state');
      opening.result.createObjectStore('drafts', { keyPath: 'id' });
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

/** Writes raw records to the device, as an older version of the panel might have left them. */
export async function putRaw(store: Store, ...records: readonly RawRecord[]): Promise<void> {
  const database = await openDevice();
  const change = database.transaction(store, 'readwrite');
  for (const record of records) change.objectStore(store).put(record);
  await new Promise((resolve) => change.addEventListener('complete', resolve));
  database.close();
}

/** Raw records of the device. */
export async function rawRecords(store: Store): Promise<RawRecord[]> {
  const database = await openDevice();
  const asking = database.transaction(store).objectStore(store).getAll();
  await new Promise((resolve) => asking.addEventListener('success', resolve));
  database.close();
  return asking.result;
}
