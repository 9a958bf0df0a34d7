import type { OrderChange } from '../../../src/domain/order/order-change.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import type { StoredChange } from '../../db/changes/changes.ts';

/** A change as the API answers it. */
export function changeAnswer(stored: StoredChange): OrderChange {
  return {
    id: stored.id,
    order: { id: stored.order_id, number: orderNumber(stored.order_id) },
    account: stored.account_name,
    accountId: stored.account_id,
    at: stored.at.toISOString(),
    event: stored.event,
    side: stored.side,
    state: stored.state,
    by: stored.by_name,
    message: stored.message,
    ...(stored.by_telephone && { byTelephone: true }),
    ...shownDetails(stored),
  };
}

function shownDetails({ details: { promisedFor, price, reason } }: StoredChange) {
  return {
    ...(promisedFor && { promisedFor }),
    ...(price !== undefined && { price }),
    ...(reason && { reason }),
  };
}
