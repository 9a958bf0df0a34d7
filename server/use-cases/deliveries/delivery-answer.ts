import type {
  Delivery,
  DeliveryLine,
  DeliverySummary,
} from '../../../src/domain/delivery/delivery.ts';
import { deliveryNumber } from '../../../src/domain/order/order-number.ts';
import type {
  DeliveredOrder,
  ListedDelivery,
  StoredDelivery,
} from '../../db/deliveries/read-deliveries.ts';
import { orderSummary } from '../orders/order-answer.ts';

function commonFields(stored: StoredDelivery): Omit<Delivery, 'lines'> {
  const { id, accountId, accountName, carrier, tracking, day, shippedAt } = stored;
  return {
    id,
    number: deliveryNumber(id),
    account: { id: accountId, name: accountName },
    carrier,
    tracking,
    day,
    shippedAt: shippedAt?.toISOString() ?? null,
  };
}

const lineAnswer = ({ lenses, missingAt, ...order }: DeliveredOrder): DeliveryLine => {
  return { order: orderSummary(order), pieces: lenses, isMissing: missingAt !== null };
};

/** A delivery with its orders. */
export function deliveryAnswer(
  stored: StoredDelivery,
  orders: readonly DeliveredOrder[],
): Delivery {
  return { ...commonFields(stored), lines: orders.map(lineAnswer) };
}

/** A row in the list of deliveries. */
export function deliverySummaryAnswer(stored: ListedDelivery): DeliverySummary {
  const { orders, unconfirmed, missing } = stored;
  return { ...commonFields(stored), orders, unconfirmed, missing };
}
