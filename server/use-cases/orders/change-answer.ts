import type { OrderChange } from '../../../src/domain/order/order-change.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import type { StoredChange } from '../../db/changes/changes.ts';

/** A change as the API answers it. */
export function changeAnswer(stored: StoredChange): OrderChange {
  return {
    id: stored.id,
    order: { id: stored.orderId, number: orderNumber(stored.orderId) },
    account: stored.accountName,
    accountId: stored.accountId,
    at: stored.at.toISOString(),
    event: stored.event,
    side: stored.side,
    state: stored.state,
    by: stored.byName,
    message: stored.message,
    ...(stored.byTelephone && { byTelephone: true }),
    ...shownDetails(stored),
  };
}

function shownDetails({ details: { promisedFor, price, reason, undone } }: StoredChange) {
  return {
    ...(promisedFor && { promisedFor }),
    ...(price !== undefined && { price }),
    ...(reason && { reason }),
    ...(undone && { undone }),
  };
}
