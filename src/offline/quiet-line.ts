/** How long to fetch nothing after a key, and how often to check, ms. */
const pause = 2000;
const lookEvery = 500;
/** Maximum wait, ms. Browsers end a worker that waits for minutes; the next page would then continue. */
const longest = 60_000;

let typedAt = Number.NEGATIVE_INFINITY;

/** Records that someone is typing, so that their requests have priority. */
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
