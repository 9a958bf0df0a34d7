/** How slowly a body may come. */
export interface Pace {
  /** Milliseconds that do not count: a line may stand still for a while. */
  graceMs: number;
  bytesPerSecond: number;
}

/** 32 kbit/s: slower than any line the panel is used on, so that 5 MB take at most 21 minutes. */
export const slowestPace: Pace = { graceMs: 20_000, bytesPerSecond: 4_096 };

/** Whether so few bytes have come in that time that the sender is not waited for any longer. */
export function isTooSlow(bytes: number, elapsedMs: number, pace: Pace = slowestPace): boolean {
  return bytes < ((elapsedMs - pace.graceMs) / 1000) * pace.bytesPerSecond;
}

/** Calls `end` once when a body comes too slowly. `bytes` says how many have come. Returns the function that stops looking. */
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
