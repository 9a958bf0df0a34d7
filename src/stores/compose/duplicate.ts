import type { Preorder } from '../../domain/order/preorder.ts';
import { savePreorder } from '../device/preorders.ts';
import { newId } from '../device/records/new-id.ts';

/** An order can have only one second pair, so a copy of a second pair is an ordinary order at the ordinary price. */
function withoutPair(preorder: Preorder): Preorder {
  if (preorder.kind !== 'rx' || !preorder.draft.firstPair) return preorder;
  return { ...preorder, draft: { ...preorder.draft, firstPair: null }, total: null };
}

/** Copies a pre-order under a new id and returns that id. The copy of a correction is a new order. */
export async function duplicatePreorder(preorder: Preorder): Promise<string> {
  const id = newId();
  await savePreorder({ ...withoutPair(preorder), id, corrects: null });
  return id;
}
