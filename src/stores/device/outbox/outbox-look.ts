import { deviceNames } from '../../../panel/storage-keys.ts';
import { $signedIn } from '../../shell/session.ts';

/** Whether any order on this device is queued. Asks the records directly, without loading the outbox. */
function hasQueued(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(deviceNames.database);
    opening.onerror = () => resolve(false);
    // Do not create a database on a device that has none.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const database = opening.result;
      const answer = (isWaiting: boolean) => {
        database.close();
        resolve(isWaiting);
      };
      try {
        const states = database.transaction('preorders').objectStore('preorders').index('state');
        const counting = states.count('queued');
        counting.onsuccess = () => answer(counting.result > 0);
        counting.onerror = () => answer(true);
      } catch {
        // A database of an earlier version: the outbox upgrades it and looks itself.
        answer(true);
      }
    };
  });
}

/** Fetches the code that sends orders, once there is an order to send or one is being typed. */
export const fetchOutbox = () => import('./outbox.ts');

/** Delay before a failed fetch is tried again, ms. */
const pause = 15_000;

/** Sends the queued orders, if there are any. */
export async function sendWaiting(): Promise<void> {
  try {
    if (!(await hasQueued())) return;
    const { flushOutbox } = await fetchOutbox();
    await flushOutbox();
  } catch {
    setTimeout(() => void sendWaiting(), pause);
  }
}

/** Looks for queued orders now, at every sign-in, when back online and when the tab becomes visible. */
export function followOutbox(): void {
  const look = () => void sendWaiting();
  look();
  $signedIn.listen((signedIn) => signedIn && look());
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}
