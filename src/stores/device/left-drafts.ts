import { withDevice } from './records/database.ts';

/** The code that moves drafts, fetched only if there is one; null if this device has none. */
async function fetchGathering() {
  const count = await withDevice((database) => database.count('drafts'));
  return count > 0 ? import('./drafts/gather-drafts.ts') : null;
}

/** Moves the drafts of closed tabs to the pre-orders. */
export async function gatherLeftDrafts(): Promise<void> {
  await (await fetchGathering())?.gatherDrafts();
}

/** Moves the account's drafts to its pre-orders before it signs out. */
export async function lockLeftDrafts(): Promise<void> {
  await (await fetchGathering())?.lockDrafts();
}
