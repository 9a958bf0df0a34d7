const minuteMs = 60_000;

interface Counts {
  /** Minutes since 1970. */
  minute: number;
  /** Orders in that minute. */
  current: number;
  /** Orders in the minute before. */
  previous: number;
}

/**
 * Limits the orders that an account sends per minute. The rate of the last 60 seconds is estimated from the counts of
 * this minute and the previous one, so an account costs three numbers. Each server process counts separately: this
 * stops floods before they cost anything, and is not exact.
 */
export class OrderRateLimiter {
  readonly #accounts = new Map<string, Counts>();
  #lastSweep = 0;

  /** Counts an order and returns 0, or returns the seconds to wait when it exceeds the limit. */
  admit(account: string, perMinute: number, now = Date.now()): number {
    const minute = Math.floor(now / minuteMs);
    this.#deleteOld(minute);
    const counts = countsAt(this.#accounts.get(account), minute);
    this.#accounts.set(account, counts);
    const left = 1 - (now % minuteMs) / minuteMs;
    if (counts.current + counts.previous * left < perMinute) {
      counts.current += 1;
      return 0;
    }
    return Math.max(1, Math.ceil(secondsUntilRoom(counts, perMinute, left)));
  }

  #deleteOld(minute: number): void {
    if (this.#lastSweep === minute) return;
    this.#lastSweep = minute;
    for (const [account, counts] of this.#accounts) {
      if (counts.minute < minute - 1) this.#accounts.delete(account);
    }
  }
}

function countsAt(counts: Counts | undefined, minute: number): Counts {
  if (counts?.minute === minute) return counts;
  const previous = counts?.minute === minute - 1 ? counts.current : 0;
  return { minute, current: 0, previous };
}

/**
 * Seconds until the estimate has room for one more order, within this minute or the next. `left` is the fraction of
 * this minute that remains.
 */
function secondsUntilRoom({ current, previous }: Counts, perMinute: number, left: number): number {
  const excess = current + previous * left - perMinute;
  if (current < perMinute && previous > 0) return (excess / previous) * 60;
  return left * 60 + (1 - Math.min(1, perMinute / Math.max(current, 1))) * 60;
}
