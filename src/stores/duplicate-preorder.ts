import type { Preorder } from '../domain/preorder.ts';
import { newId } from './new-id.ts';
import { savePreorder } from './preorders.ts';

/** Puts the same content among the pre-orders once more, as a new one that nobody was ever told of. */
export async function duplicatePreorder(preorder: Preorder): Promise<void> {
  await savePreorder({ ...preorder, id: newId() });
}
