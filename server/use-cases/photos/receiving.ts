import { QueueByKey } from '../../process/concurrency/queue-by-key.ts';
import { Overloaded } from '../../process/concurrency/work-queue.ts';
import { GrowingBytes } from './growing-bytes.ts';
import { type Pace, slowestPace, watchPace } from './pace.ts';

/** Limits of uploads that are received. */
export interface ReceivingLimits {
  /** Uploads of one account, from the first byte that is read until the work on it is done. */
  atOnce: number;
  /** Most further uploads of the account that wait, and for how long. They are not read until then. */
  maxWaiting: number;
  maxWaitMs: number;
  /** Memory of all uploads together. */
  bytes: number;
  pace: Pace;
}

const defaultLimits: ReceivingLimits = {
  atOnce: 4,
  maxWaiting: 32,
  maxWaitMs: 30_000,
  bytes: 96 * 1024 * 1024,
  pace: slowestPace,
};

interface Upload {
  readonly account: string;
  readonly held: GrowingBytes;
  /** Ends it while it is still being received. */
  end: (() => void) | undefined;
}

/**
 * Reads uploads before processing them, so that a slow sender occupies a slot of its own account
 * only and does not delay others. Their total memory is limited: when it is used up, the account
 * that holds most makes way.
 */
export class Receiving {
  readonly #limits: ReceivingLimits;
  readonly #accounts: QueueByKey;
  readonly #uploads = new Set<Upload>();

  constructor(limits: ReceivingLimits = defaultLimits) {
    this.#limits = limits;
    this.#accounts = new QueueByKey(limits);
  }

  /**
   * Reads a body to its end, and then works on its bytes. Throws `Overloaded` when the account
   * sends too many at the same time, the body arrives too slowly, or there is no memory for it; its
   * sender is cut off then.
   */
  receive<T>(
    account: string,
    body: ReadableStream<Uint8Array> | null,
    work: (bytes: Uint8Array<ArrayBuffer>) => Promise<T>,
  ): Promise<T> {
    return this.#accounts.run(account, async () => {
      const upload: Upload = { account, held: new GrowingBytes(), end: undefined };
      this.#uploads.add(upload);
      try {
        if (body) await this.#read(upload, body);
        return await work(upload.held.bytes());
      } finally {
        this.#uploads.delete(upload);
      }
    });
  }

  async #read(upload: Upload, body: ReadableStream<Uint8Array>): Promise<void> {
    const { held } = upload;
    const reader = body.getReader();
    let isEnded = false;
    upload.end = () => {
      isEnded = true;
      upload.end = undefined;
      held.clear();
      // The pending read then returns the end.
      reader.cancel(new Overloaded()).catch(() => undefined);
    };
    const stopWatching = watchPace(
      () => held.length,
      () => upload.end?.(),
      this.#limits.pace,
    );
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (isEnded) throw new Overloaded();
        if (done) return;
        held.add(value);
        this.#makeRoom();
      }
    } finally {
      stopWatching();
      upload.end = undefined;
    }
  }

  /** Ends incoming uploads until the rest fits: of the account that holds most, the one begun first. */
  #makeRoom(): void {
    while (this.#heldBy(() => true) > this.#limits.bytes) {
      const coming = [...this.#uploads].filter(({ end }) => end);
      const [first] = coming.sort(
        (one, other) => this.#heldByAccount(other) - this.#heldByAccount(one),
      );
      if (!first) return;
      first.end?.();
    }
  }

  #heldByAccount({ account }: Upload): number {
    return this.#heldBy((upload) => upload.account === account);
  }

  #heldBy(isMeant: (upload: Upload) => boolean): number {
    const meant = [...this.#uploads].filter(isMeant);
    return meant.reduce((sum, { held }) => sum + held.capacity, 0);
  }
}
