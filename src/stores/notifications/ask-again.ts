const firstPause = 4_000;
/** A provider may be down for hours, and its messages wait as long. */
const longestPause = 60_000;

/**
 * Polls the status of a waiting message with growing pauses, except while the page is hidden. Stops when the returned
 * function is called.
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
