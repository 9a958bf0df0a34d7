import type { ApiPath } from '../../api/api-path.ts';
import { readApi } from '../../api/client.ts';
import { $pricedFor, pricedPath } from '../caller/caller.ts';
import { $apiReachable } from '../shell/session.ts';

/** A list of the lab that devices keep. */
export type RevisedList = { readonly revision: string };

/** A list as it was fetched, and for which account; null is a visitor. */
export type FetchedList<List> = { account: string | null; list: List };

/** State of the last fetch. */
export type ListFetch = 'fetching' | 'done' | 'failed';

/**
 * Fetches a list: where the device has one of the same account, only what changed since. Undefined if it could not be
 * fetched, or the account is no longer signed in. What did not change stays the same object, so that nothing is redrawn.
 */
export async function readList<List extends RevisedList>(
  path: ApiPath<{ GET: List }>,
  kept: FetchedList<List> | null,
  $fetch: { set: (state: ListFetch) => void },
): Promise<FetchedList<List> | undefined> {
  $fetch.set('fetching');
  const account = $pricedFor.get();
  const asked = pricedPath(path);
  const known = kept?.account === account ? kept.list : undefined;
  const late = known?.revision && (await import('./read-changes.ts').catch(() => undefined));
  const answer = await (late ? late.readChanges(asked, known) : readApi(asked));
  $apiReachable.set(answer.kind !== 'offline');
  $fetch.set(answer.kind === 'answer' ? 'done' : 'failed');
  if (answer.kind !== 'answer' || account !== $pricedFor.get()) return undefined;
  const { value } = answer;
  const isKnown = known !== undefined && known.revision === value.revision;
  return { account, list: isKnown ? known : value };
}
