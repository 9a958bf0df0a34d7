import { $isLoggedIn, logOut } from '../shell/session.ts';
import { lockDrafts } from './gather-drafts.ts';
import { currentOwner } from './owner.ts';
import { $records, loadRecords, removeRecords } from './preorder-records.ts';

/** How signing out went, and the ids of the account's pre-orders that stay on the device, locked to it. */
export type Leaving = { how: 'signedOut' | 'offline'; unsent: readonly string[] };

async function ownRecords(): Promise<string[]> {
  await loadRecords();
  const accountId = currentOwner()?.accountId;
  const own = $records.get()?.filter(({ owner }) => owner?.accountId === accountId) ?? [];
  return own.map(({ id }) => id);
}

async function lockUnsent(): Promise<readonly string[]> {
  await lockDrafts();
  return ownRecords();
}

/** Signs out. What was not sent is locked to the account first; only who is just leaving may still delete it. */
export async function leaveDevice(): Promise<Leaving> {
  // A device that keeps nothing must not keep anyone signed in either.
  const unsent = $isLoggedIn.get() ? await lockUnsent().catch(() => []) : [];
  return { how: await logOut(), unsent };
}

/** Deletes what was not sent from the device, for good. */
export async function deleteUnsent({ unsent }: Leaving): Promise<void> {
  await removeRecords(unsent);
}
