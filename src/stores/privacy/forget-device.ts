import { leaveDevice } from '../device/leave-device.ts';
import { withDevice } from '../device/records/database.ts';
import { removeRecords } from '../device/records/preorder-records.ts';
import { $apiReachable, $owedLogout, askWho } from '../shell/session.ts';

/** Result of forgetting. Unless it is `forgotten`, everything is still there except orders already deleted. */
export type Forgetting = 'forgotten' | 'offline' | 'failed';

/** Deletes the pre-orders and drafts of every account, including those this version of the panel cannot open. */
async function removeEveryOrder(): Promise<void> {
  const [preorders, drafts] = await withDevice((device) =>
    Promise.all([device.getAll('preorders'), device.getAll('drafts')]),
  );
  await removeRecords([...preorders, ...drafts].map(({ id }) => id));
}

/** Deletes the cached pages and files, and the service worker that would cache them again. */
async function dropKeptPages(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

function clearStorage(): void {
  const owed = $owedLogout.get();
  localStorage.clear();
  sessionStorage.clear();
  // Without this key, a session that could not be ended would stay open.
  if (owed !== '') $owedLogout.set(owed);
}

/**
 * Erases everything the panel keeps in this browser, of all accounts, and signs out. Works only
 * while the server is reachable, because only the server can end the session, and the login does
 * not open offline without cached pages.
 */
export async function forgetDevice(): Promise<Forgetting> {
  await askWho();
  if (!$apiReachable.get()) return 'offline';
  try {
    await removeEveryOrder();
  } catch {
    return 'failed';
  }
  await leaveDevice();
  // A browser that denies access keeps nothing there.
  await dropKeptPages().catch(() => {});
  try {
    clearStorage();
  } catch {
    // As above: without access, nothing is stored.
  }
  return 'forgotten';
}
