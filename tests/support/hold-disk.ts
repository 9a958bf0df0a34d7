import { openDB } from 'idb';
import { deviceNames } from '../../src/panel/storage-keys.ts';

/** Lets nothing be read or written in the device's database until it is released, as a busy disk does. */
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
