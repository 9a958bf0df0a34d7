import { totalOf } from '../../../../src/domain/lifecycle/order-status.ts';
import type { EventEffect, Transition } from '../../../../src/domain/lifecycle/transition.ts';
import type { Issue } from '../../../../src/domain/vocabulary/issue.ts';
import type { Transaction } from '../../../db/schema/transaction.ts';
import { returnPieces } from '../../../db/shelf/return-pieces.ts';
import { chargeOrder, creditRemake, reverseOrder } from '../../ledger/post-order.ts';
import type { Affected } from './affected.ts';
import { type PlacedRemake, placeRemake } from './place-remake.ts';
import { replaceBroken } from './replace-broken.ts';
import { undoStep } from './undo-step.ts';

/** The result of an event's side effects. If there are issues, they could not be applied. */
export type Done = {
  remake?: PlacedRemake;
  issues: Issue[];
  /** Shelf items whose stock has risen, or which the order waits for again. */
  raised?: string[];
};

/** Applies the side effects of a transition, in the order of the transition table; stops at issues. */
export async function applyEffects(
  transaction: Transaction,
  { effects = [] }: Transition,
  order: Affected,
): Promise<Done> {
  let done: Done = { issues: [] };
  for (const effect of effects) {
    done = { ...done, ...(await applyEffect(transaction, effect, { order, done })) };
    if (done.issues.length > 0) break;
  }
  return done;
}

async function applyEffect(
  transaction: Transaction,
  effect: EventEffect,
  { order, done: { remake } }: { order: Affected; done: Done },
): Promise<Partial<Done>> {
  if (effect === 'placeRemake') return placeRemake(transaction, order);
  if (effect === 'replacePieces')
    return { issues: await replaceBroken(transaction, order, order.broken) };
  if (effect === 'undo' && order.step) return undoStep(transaction, order, order.step);
  if (effect === 'returnStock') return { raised: await returnPieces(transaction, order) };
  if (effect === 'charge') await chargeOrder(transaction, order, totalOf(order.status) ?? 0);
  if (effect === 'reverse') await reverseOrder(transaction, order);
  if (effect === 'creditRemake' && remake) {
    await creditRemake(transaction, { ...order, id: remake.id }, remake.total - remake.shopPays);
  }
  return {};
}
