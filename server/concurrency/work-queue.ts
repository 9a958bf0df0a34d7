/** Too many wait already, or it took too long; answered as "unavailable", to be tried again. */
export class Busy extends Error {
  override name = 'Busy';
}

/** How many may work at once, how many may wait for it, and for how long (milliseconds; without it, for ever). */
export interface TurnLimits {
  atOnce: number;
  mostWaiting: number;
  patienceMs?: number;
}

/** Lets work of one kind begin in turn, so that a flood of it fills neither the memory nor the way of other work. */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Runs the work when it is its turn. Throws `Busy` when too many wait, or the turn does not come in time. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  /** Throws `Busy` when as many wait as may. */
  refuseWhenFull(): void {
    if (this.#waiting.size >= this.#limits.mostWaiting) throw new Busy();
  }

  #wait(): Promise<void> {
    this.refuseWhenFull();
    const { patienceMs } = this.#limits;
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.delete(begin);
        reject(new Busy());
      };
      const overdue = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs);
      const begin = () => {
        clearTimeout(overdue);
        resolve();
      };
      this.#waiting.add(begin);
    });
  }

  /** The place passes straight to who waits; only without one is it given up. */
  #passOn(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
