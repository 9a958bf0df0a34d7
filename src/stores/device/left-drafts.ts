import { withDevice } from './records/database.ts';

/** Fetches the code that moves drafts to the pre-orders; null if this device has no draft. */
export async function fetchGathering() {
  const count = await withDevice((database) => database.count('drafts'));
  return count > 0 ? import('./drafts/gather-drafts.ts') : null;
}
