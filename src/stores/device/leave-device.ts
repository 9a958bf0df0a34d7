import { dropAllTyped } from '../leaving/held-typed.ts';
import { $isLoggedIn, logOut } from '../shell/session.ts';
import { dropAllPhotos } from './kept-photos.ts';
import { fetchGathering } from './left-drafts.ts';
import { eraseTraces } from './records/erase-traces.ts';
import { currentOwner } from './records/owner.ts';
import { $records, loadRecords, removeRecords } from './records/preorder-records.ts';

/** Result of signing out, and the ids of the account's pre-orders that stay on the device, locked to it. */
export type Leaving = { how: 'signedOut' | 'offline'; unsent: readonly string[] };

async function ownRecords(): Promise<string[]> {
  await loadRecords();
  const accountId = currentOwner()?.accountId;
  const own = $records.get()?.filter(({ owner }) => owner?.accountId === accountId) ?? [];
  return own.map(({ id }) => id);
}

async function lockUnsent(): Promise<readonly string[]> {
  // If the code cannot be loaded, drafts stay where they are and still belong to the account.
  await fetchGathering()
    .then((gathering) => gathering?.lockDrafts())
    .catch(() => {});
  return ownRecords();
}

/** Signs out. Unsent orders are locked to the account first; only the person signing out can still delete them. */
export async function leaveDevice(): Promise<Leaving> {
  // Signing out must work even if the database does not.
  const unsent = $isLoggedIn.get() ? await lockUnsent().catch(() => []) : [];
  dropAllTyped();
  dropAllPhotos();
  const how = await logOut();
  if (unsent.length === 0) await eraseTraces().catch(() => {});
  return { how, unsent };
}

/** Permanently deletes the unsent orders from the device. */
export async function deleteUnsent({ unsent }: Leaving): Promise<void> {
  await removeRecords(unsent);
  await eraseTraces().catch(() => {});
}
