/** The slowest acceptable upload. */
export interface Pace {
  /** Milliseconds that do not count, because a connection may stall for a while. */
  graceMs: number;
  bytesPerSecond: number;
}

/** 32 kbit/s: slower than any line the panel is used on. At this pace 5 MB take 21 minutes. */
export const slowestPace: Pace = { graceMs: 20_000, bytesPerSecond: 4_096 };

/** Whether so few bytes have arrived in that time that the upload is given up. */
export function isTooSlow(bytes: number, elapsedMs: number, pace: Pace = slowestPace): boolean {
  return bytes < ((elapsedMs - pace.graceMs) / 1000) * pace.bytesPerSecond;
}

/**
 * Calls `end` once if a body arrives too slowly. `bytes` returns how many have arrived. Returns the function that stops
 * watching.
 */
export function watchPace(
  bytes: () => number,
  end: () => void,
  pace: Pace = slowestPace,
): () => void {
  const begun = performance.now();
  const timer = setInterval(
    () => {
      if (!isTooSlow(bytes(), performance.now() - begun, pace)) return;
      clearInterval(timer);
      end();
    },
    Math.min(1_000, pace.graceMs),
  );
  return () => clearInterval(timer);
}
