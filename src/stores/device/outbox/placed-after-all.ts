import { withQuery } from '../../../api/api-path.ts';
import { orderPaths } from '../../../api/orders/paths.ts';
import { orderNumber } from '../../../domain/order/order-number.ts';
import { isSameOwner, type Preorder } from '../../../domain/order/preorder.ts';
import { readOwn } from '../../shell/read-own.ts';
import { claimDraft } from '../records/draft-claims.ts';
import { currentOwner } from '../records/owner.ts';
import { $records, removeRefused } from '../records/preorder-records.ts';
import { $fates } from '../records/sending.ts';

async function isPlaced({ id, caller }: Preorder): Promise<boolean> {
  // Browsers log an error if an order is asked for by its id and isn't there.
  const query = new URLSearchParams({ text: orderNumber(id) });
  if (caller) query.set('account', caller.id);
  const found = await readOwn(withQuery(orderPaths.orders, query));
  return found.kind === 'read' && found.value.orders.some((order) => order.id === id);
}

async function isMade(correction: string, order: string): Promise<boolean> {
  const corrected = await readOwn(orderPaths.order(order));
  return corrected.kind === 'read' && corrected.value.events.some(({ id }) => id === correction);
}

/** Whether the lab has the order, or has made the correction. */
function isAtLab(preorder: Preorder): Promise<boolean> {
  const { id, corrects } = preorder;
  return corrects ? isMade(id, corrects.order) : isPlaced(preorder);
}

/**
 * Removes the user's refused orders that the lab has after all, because an earlier request for them arrived after the
 * refused one. Leaves those that someone has open or has changed: the lab reports them when they are sent again. Skips
 * those refused since `fates` were known. Resolves to the removed ones.
 */
export async function removePlacedAfterAll(
  fates: ReturnType<typeof $fates.get>,
): Promise<Preorder[]> {
  const session = currentOwner();
  const refused = $records.get()?.filter(({ id, state, isTried, owner }) => {
    const isOwn = state === 'refused' && isTried && isSameOwner(owner, session);
    return isOwn && $fates.get()[id] === fates[id];
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
