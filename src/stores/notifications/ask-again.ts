const firstPause = 4_000;
/** A provider may be down for hours, and its messages wait as long. */
const longestPause = 60_000;

/**
 * Asks again and again what became of a message that waits, with pauses that grow, and not while the page is hidden. Ends
 * when the returned function is called.
 */
export function askAgain(ask: () => void): () => void {
  let pause = firstPause;
  let next = setTimeout(pass, pause);
  function pass() {
    if (!document.hidden) {
      ask();
      pause = Math.min(2 * pause, longestPause);
    }
    next = setTimeout(pass, pause);
  }
  return () => clearTimeout(next);
}
