import { type QueueLimits, WorkQueue } from './work-queue.ts';

/** One queue per key, such as an account, so that a busy key does not keep the others waiting. */
export class QueueByKey {
  readonly #limits: QueueLimits;
  readonly #queues = new Map<string, { queue: WorkQueue; callers: number }>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Runs the work when its key has a free slot. Throws `Overloaded` as `WorkQueue` does. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const own = this.#queues.get(key) ?? { queue: new WorkQueue(this.#limits), callers: 0 };
    this.#queues.set(key, own);
    own.callers += 1;
    try {
      return await own.queue.run(work);
    } finally {
      own.callers -= 1;
      if (own.callers === 0) this.#queues.delete(key);
    }
  }
}
