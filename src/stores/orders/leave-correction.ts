import type { Preorder } from '../../domain/order/preorder.ts';
import { preorderPath } from '../../panel/preorder-path.ts';
import { orderPath } from '../../panel/routes.ts';
import type { Correcting } from '../correcting/correcting.ts';
import { deleteUnclaimed } from '../device/delete-preorder.ts';
import { setDraftAside } from '../device/drafts/working-draft.ts';
import { moveOrderPhotos } from '../device/photos/order-photos.ts';
import { readPreorder } from '../device/preorders.ts';
import { newId } from '../device/records/new-id.ts';
import { putRecord } from '../device/records/preorder-records.ts';

/** Deletes a correction and leaves the order unchanged. Returns the path of the order's page. */
export async function dropCorrection({ id, corrects }: Correcting): Promise<string> {
  await deleteUnclaimed(id);
  return orderPath(corrects.order);
}

/** Turns a correction into a new order with the same input and photos. Returns the path of its screen. */
export async function asNewOrder({ id }: Correcting): Promise<string> {
  await setDraftAside(id);
  const correction = await readPreorder(id);
  if (!correction) throw new Error('The correction is not on this device.');
  const fresh = { state: 'draft', refusal: null, issues: [], isTried: false } as const;
  const order: Preorder = { ...correction, ...fresh, id: newId(), corrects: null };
  await putRecord(order);
  await moveOrderPhotos(id, order.id);
  await deleteUnclaimed(id);
  return preorderPath(order);
}
