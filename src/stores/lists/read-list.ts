import { type Answer, callApi } from '../../api/client.ts';

/** A list of the lab that devices keep. */
export type RevisedList = { readonly revision: string };

/** Reads a list from the API: where the device has one of the same account, only what changed since. */
export async function readList<List extends RevisedList>(
  path: string,
  kept: List | undefined,
): Promise<Answer<List>> {
  const late = kept?.revision && (await import('./read-changes.ts').catch(() => undefined));
  return late ? late.readChanges(path, kept) : callApi<List>(path);
}
