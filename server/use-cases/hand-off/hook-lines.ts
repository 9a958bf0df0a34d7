/** Messages that are sent at a time to one webhook. */
const placesOfOne = 4;

/** The same for one whose last message did not arrive: it may hold a place for as long as a try may last. */
const placesOfFailing = 1;

/** Messages that are sent at a time in all, and of them those to webhooks that fail. */
const most = { inAll: 64, failing: 32 };

interface Sent {
  webhookId: string;
  isFailing: boolean;
}

/**
 * Messages being sent: a line for each webhook, with a few places per line. A slow or hanging
 * webhook delays only its own messages.
 */
export class HookLines {
  readonly #busy = new Map<string, number>();
  readonly #running = new Set<Promise<void>>();
  #failing = 0;

  /** How many further messages may be taken. */
  get free() {
    return {
      inAll: most.inAll - this.#running.size,
      failing: most.failing - this.#failing,
      ofOne: placesOfOne,
      ofFailing: placesOfFailing,
      busy: this.#busy,
    };
  }

  /** Whether nothing is under way. */
  get isIdle(): boolean {
    return this.#running.size === 0;
  }

  /** Settles once everything under way now has finished. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#running);
  }

  /** Holds the places of a message while it is sent. */
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
