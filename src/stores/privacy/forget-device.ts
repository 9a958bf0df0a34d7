import { leaveDevice } from '../device/leave-device.ts';
import { withDevice } from '../device/records/database.ts';
import { removeRecords } from '../device/records/preorder-records.ts';
import { $apiReachable, $owedLogout, askWho } from '../shell/session.ts';

/** Result of forgetting. Unless it is `forgotten`, all but the orders that could be deleted is still there. */
export type Forgetting = 'forgotten' | 'offline' | 'failed';

/** Deletes the pre-orders and drafts of every account, those too that this version of the panel cannot open. */
async function removeEveryOrder(): Promise<void> {
  const [preorders, drafts] = await withDevice((device) =>
    Promise.all([device.getAll('preorders'), device.getAll('drafts')]),
  );
  await removeRecords([...preorders, ...drafts].map(({ id }) => id));
}

/** Deletes the kept pages and files, and the worker that would keep them again. */
async function dropKeptPages(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

function clearStorage(): void {
  const owed = $owedLogout.get();
  localStorage.clear();
  sessionStorage.clear();
  // Without it a session that could not be ended would stay open.
  if (owed !== '') $owedLogout.set(owed);
}

/**
 * Erases everything that the panel keeps in this browser, of all accounts, and signs out. Only
 * while the server can be reached: only it can end the session, and without kept pages the login
 * cannot be opened offline.
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
  // A browser that refuses access keeps nothing there.
  await dropKeptPages().catch(() => {});
  try {
    clearStorage();
  } catch {
    // As above.
  }
  return 'forgotten';
}
