/**
 * Works on entries, a few at the same time. After an error no further entry is begun, and the error is thrown once those
 * under way have ended.
 */
export async function aFewAtOnce<Entry>(
  entries: readonly Entry[],
  atOnce: number,
  work: (entry: Entry, place: number) => Promise<void>,
): Promise<void> {
  const remaining = entries.entries();
  let failure: { error: unknown } | undefined;
  const workOnSome = async () => {
    for (const [place, entry] of remaining) {
      if (failure) return;
      try {
        await work(entry, place);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workOnSome));
  if (failure) throw failure.error;
}
