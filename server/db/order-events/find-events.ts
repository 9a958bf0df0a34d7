import type { Transaction } from 'kysely';
import type { StoredDetails } from '../schema/order-tables.ts';
import type { Tables } from '../schema/tables.ts';

interface OrderKey {
  account: string;
  id: string;
}

const eventsOf = (transaction: Transaction<Tables>, { account, id }: OrderKey) =>
  transaction.selectFrom('orderEvents').where('accountId', '=', account).where('orderId', '=', id);

/** Whether an order has an event of this id. */
export async function hasEvent(
  transaction: Transaction<Tables>,
  order: OrderKey,
  id: string,
): Promise<boolean> {
  const found = await eventsOf(transaction, order)
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Why the shop asked last for an order to be made again. */
export async function reasonForRemake(
  transaction: Transaction<Tables>,
  order: OrderKey,
): Promise<StoredDetails['reason']> {
  const request = await eventsOf(transaction, order)
    .select('details')
    .where('event', '=', 'askRemake')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return request?.details.reason;
}
