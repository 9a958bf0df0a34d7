import { secondFactorPaths } from '../../api/second-factor/paths.ts';
import { $people } from '../people/people.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';

/** Removes all factors of a shop's user and ends the user's sessions. */
export async function removeFactors(
  account: string,
  user: string,
): Promise<'removed' | 'offline' | 'failed'> {
  const path = secondFactorPaths.ofUser(account, user);
  const removed = await changeOwn(path, { method: 'DELETE', body: undefined });
  if (removed.kind !== 'done') return whyUnchanged(removed);
  // The lab may be looking at another account now.
  const isShown = $people.get()?.some(({ id }) => id === user);
  if (isShown) $people.set(removed.value.people);
  return 'removed';
}
