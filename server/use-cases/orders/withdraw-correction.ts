import { lockOrder } from '../../db/orders/lock-order.ts';
import { findCorrection, withdrawCorrection } from '../../db/orders/order-versions.ts';
import type { Database } from '../../db/pool/database.ts';
import { lockInScope } from '../../db/pool/lock-in-scope.ts';

/**
 * Marks the id of a correction that was not made as used, so that it can never be made; `corrected` if it already was.
 * Undefined if there is no such order.
 */
export function withdrawFrom(
  database: Database,
  order: { account: string; id: string },
  event: string,
): Promise<'corrected' | 'withdrawn' | undefined> {
  return lockInScope(database, { account: order.account }, async (transaction) => {
    const found = await lockOrder(transaction, order);
    if (!found || found === 'ambiguous') return undefined;
    if (await withdrawCorrection(transaction, order, event)) return 'withdrawn';
    const known = await findCorrection(transaction, order, event);
    return known?.requestHash ? 'corrected' : 'withdrawn';
  });
}
