import { undoingOf } from '../../../../src/domain/lifecycle/history.ts';
import type { Step } from '../../../../src/domain/lifecycle/order-status.ts';
import type { UndoEffect } from '../../../../src/domain/lifecycle/transition.ts';
import { deliveryNumber } from '../../../../src/domain/order/order-number.ts';
import type { Issue } from '../../../../src/domain/vocabulary/issue.ts';
import { findShippedWith } from '../../../db/deliveries/find-shipped-with.ts';
import type { Transaction } from '../../../db/schema/transaction.ts';
import { retakePieces, waitAgain } from '../../../db/shelf/return-pieces.ts';
import { rechargeOrder, unchargeOrder } from '../../ledger/post-order.ts';
import type { Affected } from './affected.ts';
import { returnReplaced } from './replace-broken.ts';

/** The result of taking a step back: the items whose stock has risen, or issues. */
type Undone = { issues: Issue[]; raised: string[] };

/** Reverses the effects of a step, in the order of the table. Stops at issues, and then the caller must roll back. */
export async function undoStep(
  transaction: Transaction,
  order: Affected,
  step: Step,
): Promise<Undone> {
  const raised: string[] = [];
  for (const effect of undoingOf(step.event)) {
    const undone = await undoEffect(transaction, effect, { order, step });
    raised.push(...(undone.raised ?? []));
    if (undone.issues?.length) return { issues: undone.issues, raised };
  }
  return { issues: [], raised };
}

async function undoEffect(
  transaction: Transaction,
  effect: UndoEffect,
  { order, step }: { order: Affected; step: Step },
): Promise<Partial<Undone>> {
  if (effect === 'retakeStock') {
    // If the order waited before the step, its pieces may have arrived by now.
    if (order.status.heldFor === 'backOrder')
      return { raised: await waitAgain(transaction, order) };
    return { issues: await retakePieces(transaction, order) };
  }
  if (effect === 'returnReplacement')
    return { raised: await returnReplaced(transaction, order, step.id) };
  if (effect === 'uncharge') await unchargeOrder(transaction, order);
  if (effect === 'recharge') {
    const isKnown = await rechargeOrder(transaction, order, step.id);
    return isKnown ? {} : { issues: [{ path: 'reverts', code: 'notOffered' }] };
  }
  if (effect === 'leaveDelivery') {
    const delivery = await findShippedWith(transaction, order);
    if (!delivery) return {};
    const params = { delivery: deliveryNumber(delivery) };
    return { issues: [{ path: 'reverts', code: 'notOffered', params }] };
  }
  return {};
}
