import { storageKeys } from '../domain/panel.ts';
import { currentOwner } from './device-owner.ts';
import { lockDrafts } from './gather-drafts.ts';
import { $records, loadRecords } from './preorder-records.ts';
import { $isLoggedIn, logOut } from './session.ts';

async function countOwned(): Promise<number> {
  await loadRecords();
  const accountId = currentOwner()?.accountId;
  return $records.get()?.filter(({ owner }) => owner?.accountId === accountId).length ?? 0;
}

/** Signs out and clears the account from the device: what it had not sent stays, counted here, locked to it. */
export async function leaveDevice(): Promise<{ how: 'signedOut' | 'offline'; kept: number }> {
  let kept = 0;
  if ($isLoggedIn.get()) {
    await lockDrafts();
    kept = await countOwned();
  }
  // Prices are the account's own.
  localStorage.removeItem(storageKeys.catalogue);
  localStorage.removeItem(storageKeys.stock);
  return { how: await logOut(), kept };
}
