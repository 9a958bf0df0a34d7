/** Too much work is waiting, or it waited too long. Answered with 503, so that the client tries again. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/** How many may run at once, how many may wait, and for how long (in milliseconds; unlimited by default). */
export interface QueueLimits {
  atOnce: number;
  maxWaiting: number;
  maxWaitMs?: number;
}

/** Runs one kind of work in order, a few at a time, so that a flood of it cannot use up memory or block other work. */
export class WorkQueue {
  readonly #limits: QueueLimits;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Runs the work when a slot is free. Throws `Overloaded` if the queue is full or the wait is too long. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      this.#passSlotOn();
    }
  }

  /** Throws `Overloaded` if the queue is full. */
  throwWhenFull(): void {
    if (this.#waiting.size >= this.#limits.maxWaiting) throw new Overloaded();
  }

  #wait(): Promise<void> {
    this.throwWhenFull();
    const { maxWaitMs } = this.#limits;
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.delete(begin);
        reject(new Overloaded());
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.add(begin);
    });
  }

  /** Passes the slot directly to the next in the queue, so nothing can take it in between. */
  #passSlotOn(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
