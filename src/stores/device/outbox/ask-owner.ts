import { tabKeys } from '../../../panel/storage-keys.ts';
import { $apiReachable, askSession } from '../../shell/session.ts';
import { $records, rereadRecords } from '../records/preorder-records.ts';

/** Whether this tab has already asked. Without storage it asks on every page. */
function wasAsked(): boolean {
  try {
    return sessionStorage.getItem(tabKeys.ownerAsked) !== null;
  } catch {
    return false;
  }
}

function noteAsked(): void {
  try {
    sessionStorage.setItem(tabKeys.ownerAsked, 'asked');
  } catch {
    // The next page asks again, which is harmless.
  }
}

/**
 * Asks who is signed in on a device that does not know: it keeps an order, so someone was, and the device may only have
 * forgotten who. A refused order may be kept for good and has nothing to send, so it asks only once in each tab.
 */
export async function askOwner(): Promise<void> {
  await rereadRecords();
  const isQueued = $records.get()?.some(({ state }) => state === 'queued') ?? false;
  if (!isQueued && wasAsked()) return;
  await askSession();
  if ($apiReachable.get()) noteAsked();
}
