import { deviceNames } from '../../../panel/storage-keys.ts';
import { polyfills } from '../../browser-support/polyfills.ts';
import { isInMemory } from '../../browser-support/problems.ts';
import { $apiReachable, $signedIn } from '../../shell/session.ts';

/** Whether any order on this device is queued. Asks the records directly, without loading the outbox. */
async function hasQueued(): Promise<boolean> {
  await polyfills;
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

/** Sends the queued orders, if there are any. `unlessWithin`: not if a tab has failed to within this time, ms. */
export async function sendWaiting(unlessWithin = 0): Promise<void> {
  try {
    if (!isInMemory() && !(await hasQueued().catch(() => false))) return;
    const { flushOutbox } = await fetchOutbox();
    await flushOutbox(unlessWithin);
  } catch {
    setTimeout(() => void sendWaiting(), pause);
  }
}

/** Average time between two looks for orders that still wait, ms; the second while the tab is hidden. */
const [lookPause, hiddenPause] = [30_000, 120_000];

/**
 * Looks again and again: nothing may say that the network is back, and the tab that queued an order may be closed. Of
 * several tabs one tries at a time.
 */
function keepLooking(): void {
  const pause = document.visibilityState === 'visible' ? lookPause : hiddenPause;
  const look = () => {
    if ($signedIn.get()) void sendWaiting(pause / 2);
    keepLooking();
  };
  setTimeout(look, pause * (0.5 + Math.random()));
}

/** Looks for queued orders now, at every sign-in, whenever the API is reached again, and from time to time. */
export function followOutbox(): void {
  const look = () => void sendWaiting();
  look();
  keepLooking();
  $signedIn.listen((signedIn) => signedIn && look());
  $apiReachable.listen((isReachable) => isReachable && look());
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}
