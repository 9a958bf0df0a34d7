import type { EventLoop } from '../schedule/event-loop.ts';
import type { Random } from '../schedule/random.ts';
import type { database } from './database.ts';

export type DatabaseClasses = typeof database;
type Transactions = Set<IDBTransaction>;

/** `refusesToOpen`: some browsers throw when opening, others never answer. */
export type Fault = 'full' | 'refusesToOpen';

/** A device's databases, which outlive its tabs, and their faults. */
export class Disk {
  readonly classes: DatabaseClasses;
  readonly factory: IDBFactory;
  /** The fault to inject: `times` calls fail after the next `after` calls. */
  #fault: { kind: Fault; after: number; times: number } | null = null;
  readonly #running = new WeakMap<IDBDatabase, Transactions>();

  constructor(
    loop: EventLoop,
    chance: Random,
    label: string,
    make: (globals: Record<string, unknown>) => { database: DatabaseClasses },
  ) {
    let free = 0;
    /** Runs one callback after another, like a database's thread. */
    const setImmediate = (run: () => void) => {
      free = Math.max(free, loop.now) + chance.between(0, 0.4);
      loop.after(free - loop.now, label, run);
    };
    this.classes = make({ globalThis: { setImmediate }, setImmediate }).database;
    this.factory = new this.classes.IDBFactory();
    this.#watch();
  }

  /** Makes `times` calls fail after the next `after` calls. */
  fail(kind: Fault, after: number, times: number): void {
    this.#fault = { kind, after, times };
  }

  mend(): void {
    this.#fault = null;
  }

  /** Whether this call fails. */
  isFailing(kind: Fault): boolean {
    const fault = this.#fault;
    if (fault?.kind !== kind) return false;
    if (fault.after > 0) {
      fault.after -= 1;
      return false;
    }
    fault.times -= 1;
    if (fault.times <= 0) this.#fault = null;
    return true;
  }

  /** Closes the connection of a closed tab and rolls back its open transactions. */
  drop(connection: IDBDatabase): void {
    for (const each of this.#running.get(connection) ?? []) {
      try {
        each.abort();
      } catch {
        // It is already committing.
      }
    }
    connection.close();
  }

  #watch(): void {
    const { IDBDatabase, IDBObjectStore } = this.classes;
    const running = this.#running;
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...asked) {
      const begun = begin.apply(this, asked);
      const own = running.get(this) ?? new Set();
      running.set(this, own.add(begun));
      for (const end of ['complete', 'abort']) begun.addEventListener(end, () => own.delete(begun));
      return begun;
    };
    const put = IDBObjectStore.prototype.put;
    const isFull = () => this.isFailing('full');
    IDBObjectStore.prototype.put = function (...asked) {
      if (isFull()) throw new DOMException('The disk is full.', 'QuotaExceededError');
      return put.apply(this, asked);
    };
  }
}
