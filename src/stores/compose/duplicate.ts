import type { Preorder } from '../../domain/order/preorder.ts';
import { savePreorder } from '../device/preorders.ts';
import { newId } from '../device/records/new-id.ts';

/** Copies a pre-order under a new id and returns that id. The copy of a correction is a new order. */
export async function duplicatePreorder(preorder: Preorder): Promise<string> {
  const id = newId();
  await savePreorder({ ...preorder, id, corrects: null });
  return id;
}
