import { isTemporary } from './is-temporary.ts';

/**
 * Works on the entries one after the other. An error with one does not stop the others: the first error is thrown at
 * the end. Only an unavailable database stops at once.
 */
export async function oneByOne<Entry>(
  entries: readonly Entry[],
  work: (entry: Entry) => Promise<void>,
): Promise<void> {
  let failure: { error: unknown } | undefined;
  for (const entry of entries) {
    try {
      await work(entry);
    } catch (error) {
      if (isTemporary(error)) throw error;
      failure ??= { error };
    }
  }
  if (failure) throw failure.error;
}
