import { openDB } from 'idb';
import { deviceNames } from '../../../panel/storage-keys.ts';
import { withDevice } from './database.ts';
import { currentOwner } from './owner.ts';

const decoyName = 'adasi-decoy';

/** Two are enough in Chromium 156 unless it merges them; each takes some milliseconds. */
const rounds = 3;

/** Pauses before further rounds, ms: a busy browser merges consecutive ones, which leaves the names behind. */
const laterPauses = [250, 1_000, 4_000];

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

async function isEmpty(): Promise<boolean> {
  const counts = await withDevice((device) =>
    Promise.all([device.count('preorders'), device.count('drafts')]),
  );
  return counts.every((count) => count === 0);
}

/** One round. What was stored before it stays. */
async function rewrite(): Promise<void> {
  await makeDecoy();
  if (await isEmpty()) await deleteDatabase(deviceNames.database);
  await withDevice(async () => undefined);
  await deleteDatabase(decoyName);
}

/** Further rounds while the page that signed out stays open and nobody signs in. */
async function rewriteLater(): Promise<void> {
  for (const pause of laterPauses) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (currentOwner()) return;
    try {
      // Somebody is working here again: data stored between a round’s count and its deletion would be lost.
      if (!(await isEmpty())) return;
      await rewrite();
    } catch {
      // A busy browser may answer at the next round.
    }
  }
}

/**
 * Erases what deleted records left in the browser's files, if no record is left. Chromium only marks them as deleted;
 * it drops them when it rewrites its files, which it does bit by bit when databases are deleted.
 */
export async function eraseTraces(): Promise<void> {
  if (!(await isEmpty())) return;
  // No order is left for which a picture could wait.
  await deleteDatabase(deviceNames.orderPhotos);
  try {
    for (let round = 0; round < rounds; round += 1) await rewrite();
  } finally {
    void rewriteLater();
  }
}
