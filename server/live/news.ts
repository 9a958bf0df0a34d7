import type { Moment, NewChange, NewChanges } from '../db/changes/new-changes.ts';
import { isOver } from '../db/changes/snapshot.ts';
import type { Listener } from './listener.ts';

/** Whether a listener may see the change and did not make it. */
export function concerns({ accountId, byAccount }: NewChange, to: Listener): boolean {
  const { account } = to.session;
  return byAccount !== account && (to.role === 'SuperAdmin' || accountId === account);
}

/** What one look found, sorted once for all who listen. */
export class News {
  readonly until: Moment;
  /** False when there was more than one look reads. */
  readonly isAll: boolean;
  readonly #after: Moment;
  readonly #changes: readonly NewChange[];
  readonly #byAccount: ReadonlyMap<string, readonly NewChange[]>;

  constructor(after: Moment, { changes, until, isAll }: NewChanges) {
    [this.#after, this.until, this.isAll, this.#changes] = [after, until, isAll, changes];
    this.#byAccount = Map.groupBy(changes, ({ accountId }) => accountId);
  }

  /** What of it concerns a listener and is new after a moment. */
  for(listener: Listener, after: Moment): readonly NewChange[] {
    const isKnown = ({ transaction }: NewChange) =>
      after !== this.#after && isOver(transaction, after.snapshot);
    return this.#within(listener).filter(
      (change) => concerns(change, listener) && !isKnown(change),
    );
  }

  /** Whether anything in it concerns a listener. */
  isFor(listener: Listener): boolean {
    return this.#within(listener).some((change) => concerns(change, listener));
  }

  #within({ role, session }: Listener): readonly NewChange[] {
    return role === 'SuperAdmin' ? this.#changes : (this.#byAccount.get(session.account) ?? []);
  }
}
