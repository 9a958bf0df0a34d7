import { replay, undoingOf } from '../../../../src/domain/lifecycle/history.ts';
import {
  findTransition,
  type OrderStatus,
  totalOf,
} from '../../../../src/domain/lifecycle/order-status.ts';
import type { EventEffect, UndoEffect } from '../../../../src/domain/lifecycle/transition.ts';
import type { StoredOrder, Told } from '../operation.ts';

/** What an event of an order posts to its account's ledger: a debit, or a credit below zero. Rials. */
export interface Posting {
  event: string;
  name: Told['event'];
  kind: 'charge' | 'reversal';
  amount: number;
}

type Effect = EventEffect | UndoEffect;

/** The effects of an event in its row of the table, or of taking one back. */
function effectsOf(
  status: OrderStatus,
  { side, event, reverts }: Told,
  events: readonly Told[],
): readonly Effect[] {
  if (event !== 'revert') return findTransition(status, side, event)?.effects ?? [];
  const undone = events.find(({ id }) => id === reverts);
  return undone ? undoingOf(undone.event) : [];
}

/** What the events of an order post, one after the other. They are allowed in this row. */
export function postingsOf({ events, wanted }: StoredOrder): Posting[] {
  const postings: Posting[] = [];
  /** What is charged and not taken back, and what was when it was taken back last. */
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
