/**
 * Runs in a page, before its scripts: what it puts off for so long, ms, or longer never happens. On a busy machine that
 * would begin before the page is where the test looks at it.
 */
export function holdTimers(longest: number): void {
  const soon = globalThis.setTimeout;
  globalThis.setTimeout = Object.assign(
    (act: (...given: unknown[]) => void, pause = 0, ...given: unknown[]) =>
      pause < longest ? soon(act, pause, ...given) : 0,
    soon,
  );
}
