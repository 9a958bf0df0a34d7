import type { Transaction } from '../schema/transaction.ts';

/** The delivery with which an order left the lab; undefined if it left by itself, or has not left. */
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
