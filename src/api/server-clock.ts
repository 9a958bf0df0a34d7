/** Smaller differences are ignored, ms: they do not change the day. */
const tolerance = 15 * 60_000;

let behind = 0;

/** Compares the device's clock with the server's time in a response. */
export function checkClock(headers: Headers): void {
  const difference = Date.parse(headers.get('Date') ?? '') - Date.now();
  // NaN if the response has no date.
  if (difference) behind = Math.abs(difference) > tolerance ? difference : 0;
}

/** The time by the server's clock, ms since 1970; by the device's unless a response showed that it is wrong. */
export const serverNow = (): number => Date.now() + behind;

/** Whether the device's clock is known to be wrong. */
export const isClockWrong = (): boolean => behind !== 0;
