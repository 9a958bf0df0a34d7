import type { Preorder } from '../../domain/order/preorder.ts';
import { contentOf } from '../../domain/order-file/file-content.ts';
import { labDay } from '../../domain/vocabulary/lab-day.ts';
import { downloadFile } from '../device/download-file.ts';
import { onDisk, withDevice } from '../device/records/database.ts';
import { opened, withVersion } from '../device/records/kept-records.ts';
import { currentOwner } from '../device/records/owner.ts';
import { announceRecords } from '../device/records/preorder-records.ts';
import { seal } from './seal.ts';
import { $waitingIds, isOwnWaiting } from './waiting.ts';

/**
 * Marks the waiting orders as saved to a file and returns them. Marked before there is a file: another device may send
 * them from then on, so the lab is asked before one is deleted here.
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

/**
 * Makes the encrypted file of this user's waiting orders, which stay here and are still sent. Null if none waits any
 * more.
 */
export async function waitingOrdersFile(passphrase: string): Promise<string | null> {
  const owner = currentOwner();
  const waiting = owner ? await markWaiting() : [];
  if (!owner || waiting.length === 0) return null;
  return JSON.stringify(await seal(contentOf(waiting), owner, passphrase));
}

/** Downloads the file; false if nothing waits any more. */
export async function saveWaitingOrders(passphrase: string): Promise<boolean> {
  const text = await waitingOrdersFile(passphrase);
  if (text === null) return false;
  const file = new Blob([text], { type: 'application/json' });
  downloadFile(`adasi-orders-${labDay(Date.now())}.json`, file);
  return true;
}
