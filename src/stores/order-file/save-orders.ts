import type { Preorder } from '../../domain/order/preorder.ts';
import { contentOf } from '../../domain/order-file/file-content.ts';
import { labDay } from '../../domain/vocabulary/lab-day.ts';
import { downloadFile } from '../device/download-file.ts';
import { onDisk, withDevice } from '../device/records/database.ts';
import { opened, withVersion } from '../device/records/kept-records.ts';
import { currentOwner } from '../device/records/owner.ts';
import { announceRecords } from '../device/records/preorder-records.ts';
import { photosForFile } from './photos.ts';
import { seal } from './seal.ts';
import { $waitingIds, isOwnWaiting } from './waiting.ts';

/**
 * Marks the waiting orders as saved to a file and returns them. Call it before making the file: from then on, another
 * device may send them, so the lab is asked before one is deleted here.
 */
async function markWaiting(): Promise<Preorder[]> {
  const marked = await withDevice(async (database) => {
    const change = database.transaction('preorders', 'readwrite', onDisk);
    const waiting: Preorder[] = [];
    for (const id of $waitingIds.get()) {
      const record = opened<Preorder>(await change.store.get(id));
      if (!record || !isOwnWaiting(record)) continue;
      const inFile = { ...record, isTried: true, isInFile: true };
      await change.store.put(withVersion(inFile));
      waiting.push(inFile);
    }
    await change.done;
    return waiting;
  });
  await announceRecords();
  return marked;
}

/** A file as text, and the number of orders whose photos are not in it, so that this device sends them. */
type WaitingFile = { text: string; photosLeft: number };

/**
 * Makes the encrypted file of this user's waiting orders with their photos. They stay on this device and are still
 * sent. Null if no order is waiting.
 */
export async function waitingOrdersFile(passphrase: string): Promise<WaitingFile | null> {
  const owner = currentOwner();
  const waiting = owner ? await markWaiting() : [];
  if (!owner || waiting.length === 0) return null;
  const { photos, left } = await photosForFile(waiting.map(({ id }) => id));
  const sealed = await seal(contentOf(waiting, photos), owner, passphrase);
  return { text: JSON.stringify(sealed), photosLeft: left };
}

/** Downloads the file; null if no order is waiting. */
export async function saveWaitingOrders(
  passphrase: string,
): Promise<Pick<WaitingFile, 'photosLeft'> | null> {
  const made = await waitingOrdersFile(passphrase);
  if (!made) return null;
  const file = new Blob([made.text], { type: 'application/json' });
  downloadFile(`adasi-orders-${labDay(Date.now())}.json`, file);
  return made;
}
