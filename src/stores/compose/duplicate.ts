import type { Preorder } from '../../domain/order/preorder.ts';
import { newId } from '../device/new-id.ts';
import { savePreorder } from '../device/preorders.ts';

/** Puts the same content among the pre-orders once more, as a new one the lab never saw; answers its id. */
export async function duplicatePreorder(preorder: Preorder): Promise<string> {
  const id = newId();
  await savePreorder({ ...preorder, id });
  return id;
}
