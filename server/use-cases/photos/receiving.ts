import { QueueByKey } from '../../process/concurrency/queue-by-key.ts';
import { Overloaded } from '../../process/concurrency/work-queue.ts';
import { GrowingBytes } from './growing-bytes.ts';
import { type Pace, slowestPace, watchPace } from './pace.ts';

/** Limits on receiving uploads. */
export interface ReceivingLimits {
  /** Concurrent uploads of one account, from the first byte read until their processing is done. */
  atOnce: number;
  /** Limits on further uploads of the account that wait, and for how long. They are not read until their turn. */
  maxWaiting: number;
  maxWaitMs: number;
  /** Memory for all uploads together, in bytes. */
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
  /** Aborts the upload while it is still being received. */
  end: (() => void) | undefined;
}

/**
 * Reads uploads before they are processed, so that a slow sender occupies only a slot of its own account and does not
 * delay others. Their total memory is limited: when it runs out, uploads of the account that holds most are dropped.
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
   * Reads a body to its end, then processes its bytes. Throws `Overloaded` if the account sends too many at the same
   * time, the body arrives too slowly, or there is no memory for it; the sender is then cut off.
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
      // The pending read then ends.
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

  /** Aborts incoming uploads until the rest fits: those of the account that holds most first, in order of arrival. */
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

  #heldBy(matches: (upload: Upload) => boolean): number {
    const matching = [...this.#uploads].filter(matches);
    return matching.reduce((sum, { held }) => sum + held.capacity, 0);
  }
}
