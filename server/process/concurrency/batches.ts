import { Overloaded } from './work-queue.ts';

/** Limits of batches; times in milliseconds. */
export interface BatchLimits {
  /** Maximum number of concurrent batches. */
  atOnce: number;
  /** How long a batch runs alone while the next items gather. If it takes longer, another batch starts. */
  aloneMs: number;
  mostItems: number;
  maxWaiting: number;
  maxWaitMs: number;
}

/** How to process a batch. The results are in the order of its items. */
export interface BatchWork<Item, Result> {
  /** Items with the same key never share a batch. Without `keyOf`, any items may. */
  keyOf?(item: Item): string;
  run(items: readonly Item[]): Promise<Result[]>;
  /** Whether a failed batch had no effect, so that its items may be retried separately. */
  isUndone(error: unknown): boolean;
}

interface Waiting<Item, Result> {
  item: Item;
  timer: NodeJS.Timeout;
  resolve(result: Result | Promise<Result>): void;
  reject(error: unknown): void;
}

/**
 * Processes items in batches. Items that arrive in the same turn of the event loop share one, and while a batch runs,
 * the next one gathers. The higher the load, the larger the batches and the lower the cost per item. Under low load,
 * each item is its own batch and does not wait.
 */
export class Batches<Item, Result> {
  readonly #limits: BatchLimits;
  readonly #work: BatchWork<Item, Result>;
  readonly #waiting = new Set<Waiting<Item, Result>>();
  #running = 0;
  #begun = 0;
  #willBegin = false;
  #beginning: NodeJS.Timeout | undefined;

  constructor(limits: BatchLimits, work: BatchWork<Item, Result>) {
    [this.#limits, this.#work] = [limits, work];
  }

  /** Processes the item with others. Throws `Overloaded` if too many are waiting, or the wait is too long. */
  add(item: Item): Promise<Result> {
    const { maxWaiting, maxWaitMs } = this.#limits;
    if (this.#waiting.size >= maxWaiting) return Promise.reject(new Overloaded());
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.delete(waiting);
        reject(new Overloaded());
      };
      const waiting = { item, timer: setTimeout(giveUp, maxWaitMs), resolve, reject };
      this.#waiting.add(waiting);
      this.#beginSoon();
    });
  }

  /** Starts at the end of the turn, so that requests read in the same turn share a batch. */
  #beginSoon(): void {
    if (this.#willBegin) return;
    this.#willBegin = true;
    setImmediate(() => {
      this.#willBegin = false;
      this.#begin();
    });
  }

  #begin(): void {
    if (this.#running >= this.#limits.atOnce || this.#waiting.size === 0) return;
    const aloneFor = this.#begun + this.#limits.aloneMs - performance.now();
    if (this.#running > 0 && aloneFor > 0) {
      this.#beginning ??= setTimeout(() => this.#beginLate(), aloneFor);
      return;
    }
    this.#begun = performance.now();
    this.#running += 1;
    void this.#runOne(this.#takeSome()).finally(() => {
      this.#running -= 1;
      this.#beginSoon();
    });
    // Picks up the remaining items if this batch takes long.
    this.#begin();
  }

  #beginLate(): void {
    this.#beginning = undefined;
    this.#begin();
  }

  #takeSome(): Waiting<Item, Result>[] {
    const taken = new Map<unknown, Waiting<Item, Result>>();
    for (const waiting of this.#waiting) {
      const key = this.#work.keyOf?.(waiting.item) ?? waiting;
      if (taken.has(key)) continue;
      taken.set(key, waiting);
      this.#waiting.delete(waiting);
      clearTimeout(waiting.timer);
      if (taken.size === this.#limits.mostItems) break;
    }
    return [...taken.values()];
  }

  /**
   * Never rejects; only the items' own promises do. Returns an error if the remaining items need not be tried after it.
   */
  async #runOne(batch: readonly Waiting<Item, Result>[]): Promise<unknown> {
    try {
      const results = await this.#work.run(batch.map(({ item }) => item));
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result);
      return undefined;
    } catch (error) {
      const isUndone = this.#work.isUndone(error);
      if (isUndone && batch.length > 1) await this.#runEach(batch);
      else for (const { reject } of batch) reject(error);
      return isUndone ? undefined : error;
    }
  }

  /** Retries each item of a batch separately, for as long as an item may wait. */
  async #runEach(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const until = performance.now() + this.#limits.maxWaitMs;
    let failure: unknown;
    for (const each of batch) {
      if (performance.now() > until) failure ??= new Overloaded();
      if (failure) each.reject(failure);
      else failure = await this.#runOne([each]);
    }
  }
}
