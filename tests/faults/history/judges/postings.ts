import { replay, undoingOf } from '../../../../src/domain/lifecycle/history.ts';
import {
  findTransition,
  type OrderStatus,
  totalOf,
} from '../../../../src/domain/lifecycle/order-status.ts';
import type { EventEffect, UndoEffect } from '../../../../src/domain/lifecycle/transition.ts';
import type { RecordedEvent, StoredOrder } from '../operation.ts';

/** What an order's event posts to the account's ledger, in rials: a debit, or a negative amount for a credit. */
export interface Posting {
  event: string;
  name: RecordedEvent['event'];
  kind: 'charge' | 'remakeCredit' | 'reversal';
  amount: number;
}

type Effect = EventEffect | UndoEffect;

/** The effects of an event by the table of transitions, or of undoing an event. */
function effectsOf(
  status: OrderStatus,
  { side, event, reverts }: RecordedEvent,
  events: readonly RecordedEvent[],
): readonly Effect[] {
  if (event !== 'revert') return findTransition(status, side, event)?.effects ?? [];
  const undone = events.find(({ id }) => id === reverts);
  return undone ? undoingOf(undone.event) : [];
}

type Posted = Pick<RecordedEvent, 'id' | 'event'>;

/** What was posted for an order, and what of it stands. */
class Book {
  readonly postings: Posting[];
  #standing: readonly Posting[];
  /** What each event reversed, which taking it back posts again. */
  readonly #reversedBy = new Map<string | undefined, readonly Posting[]>();

  constructor(before: readonly Posting[]) {
    this.postings = [...before];
    this.#standing = before;
  }

  post({ id: event, event: name }: Posted, kind: Posting['kind'], amount: number): void {
    if (amount === 0) return;
    const posting = { event, name, kind, amount };
    this.postings.push(posting);
    if (kind !== 'reversal') this.#standing = [...this.#standing, posting];
  }

  reverse(by: Posted, isMeant: (posting: Posting) => boolean): void {
    const reversed = this.#standing.filter(isMeant);
    this.#standing = this.#standing.filter((each) => !reversed.includes(each));
    this.#reversedBy.set(by.id, reversed);
    for (const { amount } of reversed) this.post(by, 'reversal', -amount);
  }

  postAgain(by: Posted, undone: string | undefined): void {
    for (const { kind, amount } of this.#reversedBy.get(undone) ?? []) this.post(by, kind, amount);
  }
}

/**
 * What an order's events post, in order, after what was posted for it before: the credit of a remake. The events must
 * be allowed in this sequence.
 */
export function postingsOf({ events, wanted }: StoredOrder, before: readonly Posting[]): Posting[] {
  const book = new Book(before);
  for (const [place, happened] of events.entries()) {
    const status = replay(wanted.total, events.slice(0, place));
    const after = replay(wanted.total, events.slice(0, place + 1));
    if (!status || !after) return book.postings;
    const effects = effectsOf(status, happened, events);
    if (effects.includes('charge')) book.post(happened, 'charge', totalOf(after) ?? 0);
    if (effects.includes('recharge')) book.postAgain(happened, happened.reverts);
    if (effects.includes('reverse')) book.reverse(happened, () => true);
    if (effects.includes('uncharge')) book.reverse(happened, ({ kind }) => kind === 'charge');
  }
  return book.postings;
}
