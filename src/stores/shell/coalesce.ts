/**
 * Runs one read at a time. Any number of calls during a read lead to a single further read. A read that rejects rejects
 * the call that began it, and the next call reads again.
 */
export function coalesce(read: () => Promise<void>): () => Promise<void> {
  let isUnderWay = false;
  let isWantedAgain = false;
  return async function readAgain() {
    isWantedAgain = isUnderWay;
    if (isUnderWay) return;
    isUnderWay = true;
    await read().finally(() => {
      isUnderWay = false;
    });
    if (isWantedAgain) await readAgain();
  };
}
