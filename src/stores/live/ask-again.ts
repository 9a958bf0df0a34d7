const firstPause = 4_000;
/** What is asked may be unavailable for hours. */
const longestPause = 60_000;

/**
 * Asks again and again with growing pauses, except while the page is hidden. Stops when the returned function is called.
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
