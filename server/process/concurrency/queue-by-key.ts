import { type QueueLimits, WorkQueue } from './work-queue.ts';

/** A queue for each key, such as an account: however much one of them asks for, the others do not wait for it. */
export class QueueByKey {
  readonly #limits: QueueLimits;
  readonly #queues = new Map<string, { queue: WorkQueue; callers: number }>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Runs the work when the key has a slot free. Throws `Overloaded` as `WorkQueue` does. */
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
