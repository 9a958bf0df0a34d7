import type { Moment, NewChange, NewChanges } from '../db/changes/new-changes.ts';
import { isOver } from '../db/changes/snapshot.ts';
import type { Listener } from './listener.ts';

/** Whether a listener may see the change. */
export const concerns = ({ accountId }: NewChange, { role, session }: Listener): boolean =>
  role === 'SuperAdmin' || accountId === session.account;

/** Whether the listener's own account made the change: not news, but its other devices need an update. */
export const isOwn = ({ byAccount }: NewChange, { session }: Listener): boolean =>
  byAccount === session.account;

/** The changes found by one poll, sorted once for all listeners and serialised once for all who get the same. */
export class News {
  readonly until: Moment;
  /** False if there were more changes than one poll reads. */
  readonly isAll: boolean;
  readonly #after: Moment;
  readonly #changes: readonly NewChange[];
  readonly #byAccount: ReadonlyMap<string, readonly NewChange[]>;
  readonly #written = new Map<string, Uint8Array>();

  constructor(after: Moment, { changes, until, isAll }: NewChanges) {
    [this.#after, this.until, this.isAll, this.#changes] = [after, until, isAll, changes];
    this.#byAccount = Map.groupBy(changes, ({ accountId }) => accountId);
  }

  /** The changes that concern a listener and are newer than a moment. */
  for(listener: Listener, after: Moment): readonly NewChange[] {
    const concerned = this.#within(listener);
    if (after === this.#after) return concerned;
    return concerned.filter(({ transaction }) => !isOver(transaction, after.snapshot));
  }

  /**
   * The bytes that `write` makes for a listener who has read up to a moment. Listeners who are up to date with the last
   * poll share them if they have the same role, account and `muted` events.
   */
  bytesFor(
    { role, session }: Listener,
    { after, muted, write }: { after: Moment; muted: string; write: () => Uint8Array },
  ): Uint8Array {
    if (after !== this.#after) return write();
    const reader = `${role} ${session.account} ${muted}`;
    const bytes = this.#written.get(reader) ?? write();
    this.#written.set(reader, bytes);
    return bytes;
  }

  /** Whether anything in it concerns a listener. */
  isFor(listener: Listener): boolean {
    return this.#within(listener).length > 0;
  }

  #within({ role, session }: Listener): readonly NewChange[] {
    return role === 'SuperAdmin' ? this.#changes : (this.#byAccount.get(session.account) ?? []);
  }
}
