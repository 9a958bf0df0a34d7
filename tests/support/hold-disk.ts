import { openDB } from 'idb';
import { deviceNames } from '../../src/panel/storage-keys.ts';

/** Blocks all reads and writes in the device's database until released, like a busy disk. */
export async function holdDisk(): Promise<{ release: () => void }> {
  const database = await openDB(deviceNames.database);
  const change = database.transaction(['preorders', 'drafts'], 'readwrite');
  let isHeld = true;
  const hold = async () => {
    while (isHeld) await change.objectStore('drafts').count();
    database.close();
  };
  void hold();
  return {
    release() {
      isHeld = false;
    },
  };
}
