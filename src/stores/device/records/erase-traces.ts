import { openDB } from 'idb';
import { deviceNames } from '../../../panel/storage-keys.ts';
import { withDevice } from './database.ts';

const decoyName = 'adasi-decoy';

/** Two are enough in Chromium 156; one takes some milliseconds. */
const rounds = 3;

/** Deletes a database. Other tabs close it when they are asked to, and open the next one when they need it. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const deletion = indexedDB.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked']) {
      deletion.addEventListener(end, () => resolve());
    }
  });
}

/** A database whose deletion makes the browser rewrite the files it shares with the other. */
async function makeDecoy(): Promise<void> {
  const decoy = await openDB(decoyName, 1, {
    upgrade: (database) => void database.createObjectStore('decoy').put(0, 0),
  });
  decoy.close();
}

/**
 * Erases what deleted records left in the browser's files, if no record is left. Chromium only marks them as deleted;
 * it drops them when it rewrites its files, which it does bit by bit when databases are deleted.
 */
export async function eraseTraces(): Promise<void> {
  const counts = await withDevice((device) =>
    Promise.all([device.count('preorders'), device.count('drafts')]),
  );
  if (counts.some((count) => count > 0)) return;
  // No order is left for which a picture could wait.
  await deleteDatabase(deviceNames.pictures);
  for (let round = 0; round < rounds; round += 1) {
    await makeDecoy();
    await deleteDatabase(deviceNames.database);
    await withDevice(async () => undefined);
    await deleteDatabase(decoyName);
  }
}
