const minuteMs = 60_000;

interface Counts {
  /** Number of the minute since 1970. */
  minute: number;
  now: number;
  before: number;
}

/**
 * How many orders each account sent lately. The last minute is estimated from the counts of this minute and the one
 * before, so an account costs three numbers. Each server process counts what it is sent: this holds back floods before
 * they cost anything, and is no book-keeping.
 */
export class OrderRates {
  readonly #accounts = new Map<string, Counts>();
  #swept = 0;

  /** Counts an order that is sent; seconds to wait where it is one too many, which is not counted. */
  waitFor(account: string, perMinute: number, now = Date.now()): number {
    const minute = Math.floor(now / minuteMs);
    this.#sweep(minute);
    const counts = brought(this.#accounts.get(account), minute);
    this.#accounts.set(account, counts);
    const left = 1 - (now % minuteMs) / minuteMs;
    if (counts.now + counts.before * left < perMinute) {
      counts.now += 1;
      return 0;
    }
    return Math.max(1, Math.ceil(secondsUntilRoom(counts, perMinute, left)));
  }

  #sweep(minute: number): void {
    if (this.#swept === minute) return;
    this.#swept = minute;
    for (const [account, counts] of this.#accounts) {
      if (counts.minute < minute - 1) this.#accounts.delete(account);
    }
  }
}

function brought(counts: Counts | undefined, minute: number): Counts {
  if (counts?.minute === minute) return counts;
  const before = counts?.minute === minute - 1 ? counts.now : 0;
  return { minute, now: 0, before };
}

/** Until the estimate has fallen by enough for one more: within this minute where the one before weighs, or the next. */
function secondsUntilRoom({ now, before }: Counts, perMinute: number, left: number): number {
  const surplus = now + before * left - perMinute;
  if (now < perMinute && before > 0) return (surplus / before) * 60;
  return left * 60 + (1 - Math.min(1, perMinute / Math.max(now, 1))) * 60;
}
