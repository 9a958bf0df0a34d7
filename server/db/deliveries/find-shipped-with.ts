import type { Transaction } from '../schema/transaction.ts';

/** The delivery in which an order was shipped; undefined if it was shipped alone, or not yet. */
export async function findShippedWith(
  transaction: Transaction,
  { account, id }: { account: string; id: string },
): Promise<string | undefined> {
  const found = await transaction
    .selectFrom('deliveryOrders as line')
    .innerJoin('deliveries as delivery', (join) =>
      join
        .onRef('delivery.accountId', '=', 'line.accountId')
        .onRef('delivery.id', '=', 'line.deliveryId'),
    )
    .select('delivery.id')
    .where('line.accountId', '=', account)
    .where('line.orderId', '=', id)
    .where('delivery.shippedAt', 'is not', null)
    .executeTakeFirst();
  return found?.id;
}
