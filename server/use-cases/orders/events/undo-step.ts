import { deliveryNumber } from '../../../../src/domain/delivery/delivery-number.ts';
import { undoingOf } from '../../../../src/domain/lifecycle/history.ts';
import type { Step } from '../../../../src/domain/lifecycle/order-status.ts';
import type { UndoEffect } from '../../../../src/domain/lifecycle/transition.ts';
import type { Issue } from '../../../../src/domain/vocabulary/issue.ts';
import { findShippedWith } from '../../../db/deliveries/find-shipped-with.ts';
import type { Transaction } from '../../../db/schema/transaction.ts';
import { retakePieces } from '../../../db/shelf/return-pieces.ts';
import { rechargeOrder, unchargeOrder } from '../../ledger/post-order.ts';
import type { Affected } from './affected.ts';
import { returnReplaced } from './replace-broken.ts';

/** Gives back what a step did, in the order of the table; stops at issues, with which the caller must roll back. */
export async function undoStep(
  transaction: Transaction,
  order: Affected,
  step: Step,
): Promise<Issue[]> {
  for (const effect of undoingOf(step.event)) {
    const issues = await undoEffect(transaction, effect, { order, step });
    if (issues.length > 0) return issues;
  }
  return [];
}

async function undoEffect(
  transaction: Transaction,
  effect: UndoEffect,
  { order, step }: { order: Affected; step: Step },
): Promise<Issue[]> {
  if (effect === 'retakeStock') return retakePieces(transaction, order);
  if (effect === 'returnReplacement') await returnReplaced(transaction, order, step.id);
  if (effect === 'uncharge') await unchargeOrder(transaction, order);
  if (effect === 'recharge') {
    const isKnown = await rechargeOrder(transaction, order, step.id);
    return isKnown ? [] : [{ path: 'reverts', code: 'notOffered' }];
  }
  if (effect === 'leaveDelivery') {
    const delivery = await findShippedWith(transaction, order);
    if (!delivery) return [];
    const params = { delivery: deliveryNumber(delivery) };
    return [{ path: 'reverts', code: 'notOffered', params }];
  }
  return [];
}
