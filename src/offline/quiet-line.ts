/** How long after a key nothing is fetched, and how often to look, ms. */
const pause = 2000;
const lookEvery = 500;
/** A browser ends a worker that waits for minutes; the next page goes on. */
const longest = 60_000;

let typedAt = Number.NEGATIVE_INFINITY;

/** Someone is typing: their requests have priority. */
export function noteTyping(): void {
  typedAt = Date.now();
}

/** Resolves after a pause in typing. */
export async function untilQuiet(): Promise<void> {
  const start = Date.now();
  while (Date.now() - typedAt < pause && Date.now() - start < longest) {
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}
