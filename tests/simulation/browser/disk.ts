import type { EventLoop } from '../schedule/event-loop.ts';
import type { Random } from '../schedule/random.ts';
import type { database } from './database.ts';

export type DatabaseClasses = typeof database;
type Transactions = Set<IDBTransaction>;

/** Some browsers never answer an opening, others refuse it. */
export type Fault = 'full' | 'refusesToOpen';

/** The databases of a device, which outlive its tabs, and what goes wrong with them. */
export class Disk {
  readonly classes: DatabaseClasses;
  readonly factory: IDBFactory;
  /** Calls until the faults begin, and how many then fail. */
  #fault: { kind: Fault; after: number; times: number } | null = null;
  readonly #running = new WeakMap<IDBDatabase, Transactions>();

  constructor(
    loop: EventLoop,
    chance: Random,
    label: string,
    make: (globals: Record<string, unknown>) => { database: DatabaseClasses },
  ) {
    let free = 0;
    /** One thing after the other, as a database's thread works. */
    const setImmediate = (run: () => void) => {
      free = Math.max(free, loop.now) + chance.between(0, 0.4);
      loop.after(free - loop.now, label, run);
    };
    this.classes = make({ globalThis: { setImmediate }, setImmediate }).database;
    this.factory = new this.classes.IDBFactory();
    this.#watch();
  }

  /** Lets the calls after the next `after` ones fail, so many. */
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

  /** Ends a connection of a tab that is gone: what it had not committed is undone. */
  drop(connection: IDBDatabase): void {
    for (const each of this.#running.get(connection) ?? []) {
      try {
        each.abort();
      } catch {
        // It is being committed.
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
