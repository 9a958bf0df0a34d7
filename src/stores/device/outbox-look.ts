import { deviceNames } from '../../panel/storage-keys.ts';
import { $signedIn } from '../shell/session.ts';

/** Whether anything on this device waits to be sent. Answered by the records themselves, without the outbox's code. */
function hasQueued(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(deviceNames.database);
    opening.onerror = () => resolve(false);
    // A device that keeps nothing yet is left as it is.
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
        // Kept by an earlier version of the panel: the outbox brings it up to date, and sees for itself.
        answer(true);
      }
    };
  });
}

/** What sends orders is fetched once there is one to be sent, or one is being typed. */
export const fetchOutbox = () => import('./outbox.ts');

/** So long, ms, until what could not be fetched is fetched again. */
const pause = 15_000;

/** Sends what waits, and finds out by itself whether anything does. */
export async function sendWaiting(): Promise<void> {
  try {
    if (!(await hasQueued())) return;
    const { flushOutbox } = await fetchOutbox();
    await flushOutbox();
  } catch {
    setTimeout(() => void sendWaiting(), pause);
  }
}

/** Looks for what waits to be sent: now, at every sign-in, and when the line or the reader comes back. */
export function followOutbox(): void {
  const look = () => void sendWaiting();
  look();
  $signedIn.listen((signedIn) => signedIn && look());
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}
