/**
 * Runs in a page before its scripts: timers of `longest` ms or more never fire. On a busy machine they could fire
 * before the test has looked at the page.
 */
export function holdTimers(longest: number): void {
  const soon = globalThis.setTimeout;
  globalThis.setTimeout = Object.assign(
    (act: (...given: unknown[]) => void, pause = 0, ...given: unknown[]) =>
      pause < longest ? soon(act, pause, ...given) : 0,
    soon,
  );
}
