import { deviceNames } from '../../../panel/storage-keys.ts';
import { polyfills } from '../../browser-support/polyfills.ts';
import { isInMemory } from '../../browser-support/problems.ts';
import { $apiReachable, $signedIn } from '../../shell/session.ts';

/** Whether a store of a database has records. Reads the database directly, without loading the code that sends them. */
async function hasAny(
  name: string,
  store: string,
  count: (records: IDBObjectStore) => IDBRequest<number>,
): Promise<boolean> {
  await polyfills;
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
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
        const counting = count(database.transaction(store).objectStore(store));
        counting.onsuccess = () => answer(counting.result > 0);
        counting.onerror = () => answer(true);
      } catch {
        // A database of an earlier version: the sending code upgrades it and checks for itself.
        answer(true);
      }
    };
  });
}

/** Whether there are orders to send, or refused ones that the lab may have after all. */
const hasUnsettled = () =>
  hasAny(deviceNames.database, 'preorders', (orders) =>
    orders.index('state').count(IDBKeyRange.bound('queued', 'refused')),
  );

const hasTransfers = () =>
  hasAny(deviceNames.transfers, 'transfers', (transfers) => transfers.count());

/** Fetches the code that sends orders, once there is an order to send or one is being typed. */
export const fetchOutbox = () => import('./outbox.ts');

/** Delay before a failed attempt is repeated, ms. */
const pause = 15_000;

let isRetrying = false;

/** Sends the queued orders, if any, and checks refused ones, unless a tab has failed to within `unlessWithin` ms. */
export async function sendWaiting(unlessWithin = 0): Promise<void> {
  try {
    if (!isInMemory() && !(await hasUnsettled().catch(() => false))) return;
    const { flushOutbox } = await fetchOutbox();
    await flushOutbox(unlessWithin);
  } catch {
    // Each check may fail, but only one retry is pending.
    if (isRetrying) return;
    isRetrying = true;
    setTimeout(() => {
      isRetrying = false;
      void sendWaiting();
    }, pause);
  }
}

/** Fetches the code that sends reports of transfers. */
type FetchSender = () => Promise<{ flushTransfers: () => Promise<void> }>;

/** Sends waiting reports of transfers, if any. The next check retries what fails. */
async function sendTransfers(fetchSender: FetchSender): Promise<void> {
  if (!$signedIn.get() || !(await hasTransfers())) return;
  const { flushTransfers } = await fetchSender();
  await flushTransfers();
}

/** Average time between two checks for unsent orders, ms; the second while the tab is hidden. */
const [lookPause, hiddenPause] = [30_000, 120_000];

/**
 * Checks repeatedly: no event may announce that the network is back, and the tab that queued an order may be closed.
 * Only one tab tries at a time.
 */
function keepLooking(sendAll: (unlessWithin?: number) => void): void {
  const pause = document.visibilityState === 'visible' ? lookPause : hiddenPause;
  const look = () => {
    if ($signedIn.get()) sendAll(pause / 2);
    keepLooking(sendAll);
  };
  setTimeout(look, pause * (0.5 + Math.random()));
}

/** Checks for queued orders and reports now, at every sign-in, when the API is reachable again, and periodically. */
export function followOutbox(fetchSender: FetchSender): void {
  const sendAll = (unlessWithin?: number) => {
    void sendWaiting(unlessWithin);
    sendTransfers(fetchSender).catch(() => {});
  };
  const look = () => sendAll();
  look();
  keepLooking(sendAll);
  $signedIn.listen((signedIn) => signedIn && look());
  $apiReachable.listen((isReachable) => isReachable && look());
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}
