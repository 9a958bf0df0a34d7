/** Reads one at a time: any number of requests during a read are answered by one more read. */
export function coalesce(read: () => Promise<void>): () => Promise<void> {
  let isUnderWay = false;
  let isWantedAgain = false;
  return async function readAgain() {
    isWantedAgain = isUnderWay;
    if (isUnderWay) return;
    isUnderWay = true;
    await read();
    isUnderWay = false;
    if (isWantedAgain) await readAgain();
  };
}
