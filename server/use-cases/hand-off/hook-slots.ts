/** Messages sent to one webhook at the same time. */
const slotsOfOne = 4;

/** The same for a webhook whose last message failed: it may occupy a slot for the full time limit of an attempt. */
const slotsOfFailing = 1;

/** Limits on messages sent at the same time: in total, and to failing webhooks. */
const most = { inAll: 64, failing: 32 };

interface Sent {
  webhookId: string;
  isFailing: boolean;
}

/** The messages being sent. Each webhook has only a few slots, so a slow or hanging one delays only its own messages. */
export class HookSlots {
  readonly #busy = new Map<string, number>();
  readonly #running = new Set<Promise<void>>();
  #failing = 0;

  /** How many more messages may be claimed. */
  get free() {
    return {
      inAll: most.inAll - this.#running.size,
      failing: most.failing - this.#failing,
      ofOne: slotsOfOne,
      ofFailing: slotsOfFailing,
      busy: this.#busy,
    };
  }

  /** Whether no message is being sent. */
  get isIdle(): boolean {
    return this.#running.size === 0;
  }

  /** Resolves once the messages now being sent have finished. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#running);
  }

  /** Occupies a slot while a message is being sent. */
  send(message: Sent, work: () => Promise<void>): Promise<void> {
    this.#count(message, 1);
    const running = work().finally(() => {
      this.#running.delete(running);
      this.#count(message, -1);
    });
    this.#running.add(running);
    return running;
  }

  #count({ webhookId, isFailing }: Sent, by: 1 | -1): void {
    if (isFailing) this.#failing += by;
    const busy = (this.#busy.get(webhookId) ?? 0) + by;
    if (busy === 0) this.#busy.delete(webhookId);
    else this.#busy.set(webhookId, busy);
  }
}
