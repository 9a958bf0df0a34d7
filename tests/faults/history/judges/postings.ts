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
  kind: 'charge' | 'reversal';
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

/** What an order's events post, in order. The events must be allowed in this sequence. */
export function postingsOf({ events, wanted }: StoredOrder): Posting[] {
  const postings: Posting[] = [];
  /** The current charge, and the amount of the last reversal. */
  let [standing, takenBack] = [0, 0];
  for (const [place, happened] of events.entries()) {
    const before = replay(wanted.total, events.slice(0, place));
    const after = replay(wanted.total, events.slice(0, place + 1));
    if (!before || !after) return postings;
    const effects = effectsOf(before, happened, events);
    const add = (kind: Posting['kind'], amount: number) => {
      const { id: event, event: name } = happened;
      if (amount !== 0) postings.push({ event, name, kind, amount });
      standing += amount;
    };
    if (effects.includes('charge')) add('charge', totalOf(after) ?? 0);
    if (effects.includes('recharge')) add('charge', takenBack);
    if (effects.includes('reverse') || effects.includes('uncharge')) {
      takenBack = standing;
      add('reversal', -standing);
    }
  }
  return postings;
}
