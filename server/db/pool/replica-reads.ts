import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { Overloaded } from '../../process/concurrency/work-queue.ts';
import { isDatabaseUnavailable } from './failures.ts';
import { type Replica, ReplicaBehind } from './replica.ts';

/** Pause between two checks whether the replica has caught up, in milliseconds. */
const pauseMs = 5;

/**
 * Decides where the reads of one request go: to the replica, as long as it has everything that the request must see.
 */
export class ReplicaReads {
  readonly #replica: Replica;
  readonly #readPosition: () => Promise<string>;
  #position: Promise<string> | undefined;
  #isSkipping = false;

  /** `readPosition` asks the primary how far its log is on disk. */
  constructor(replica: Replica, readPosition: () => Promise<string>) {
    this.#replica = replica;
    this.#readPosition = readPosition;
  }

  /**
   * Reads from the replica once it has caught up with where the primary was at the request's first read; otherwise from
   * the primary. After that, the whole request stays with the primary, so that no read is older than the one before.
   */
  async read<T>(
    fromReplica: (replica: Replica, position: string) => Promise<T>,
    fromPrimary: () => Promise<T>,
  ): Promise<T> {
    if (this.#replica.isResting && !this.#isSkipping) this.#skip('resting');
    if (this.#isSkipping) return fromPrimary();
    try {
      this.#position ??= this.#readPosition();
      const read = await this.#inTime(fromReplica, await this.#position);
      this.#replica.answered();
      return read;
    } catch (error) {
      if (!(error instanceof Error) || !isOfReplica(error)) throw error;
      if (error instanceof ReplicaBehind) this.#skip('behind');
      else this.#skip('failed', error);
    }
    return fromPrimary();
  }

  async #inTime<T>(
    fromReplica: (replica: Replica, position: string) => Promise<T>,
    position: string,
  ): Promise<T> {
    const until = performance.now() + this.#replica.patienceMs;
    for (;;) {
      try {
        return await fromReplica(this.#replica, position);
      } catch (error) {
        if (!(error instanceof ReplicaBehind) || performance.now() > until) throw error;
      }
      await wait(pauseMs);
    }
  }

  #skip(reason: Parameters<Replica['skip']>[0], error?: Error): void {
    this.#isSkipping = true;
    this.#replica.skip(reason, error);
  }
}

/** Whether the primary may succeed where the replica failed. An error of the work itself would happen there too. */
const isOfReplica = (error: Error): boolean =>
  error instanceof ReplicaBehind ||
  error instanceof Overloaded ||
  error instanceof DatabaseError ||
  isDatabaseUnavailable(error);
