import { orderPaths } from '../../../api/orders/paths.ts';
import { isSameOwner, orderIdOf, type Preorder } from '../../../domain/order/preorder.ts';
import { readOwn } from '../../shell/read-own.ts';
import { claimDraft } from '../records/draft-claims.ts';
import { currentOwner } from '../records/owner.ts';
import { $records, removeRefused } from '../records/preorder-records.ts';

/** Whether the lab has the order, or has made the correction. */
async function isAtLab(preorder: Preorder): Promise<boolean> {
  const { id, corrects, caller } = preorder;
  const read = await readOwn(orderPaths.order(orderIdOf(preorder), caller?.id));
  if (read.kind !== 'read') return false;
  return corrects === null || read.value.events.some((event) => event.id === id);
}

/**
 * Removes the user's refused orders that the lab has after all, because an earlier request for them arrived after the
 * refused one. Leaves those that someone has open or has changed: the lab reports them when they are sent again.
 * Resolves to the removed ones.
 */
export async function removePlacedAfterAll(): Promise<Preorder[]> {
  const session = currentOwner();
  const refused = $records.get()?.filter(({ state, isTried, owner }) => {
    return state === 'refused' && isTried && isSameOwner(owner, session);
  });
  const removed: Preorder[] = [];
  for (const preorder of refused ?? []) {
    if (!(await isAtLab(preorder))) continue;
    const release = await claimDraft(preorder.id, 0);
    if (!release) continue;
    if (await removeRefused(preorder.id).finally(release)) removed.push(preorder);
  }
  return removed;
}
