import { sql } from 'kysely';
import type { DeliveryContent } from '../../../src/domain/delivery/delivery.ts';
import type { Author } from '../audit/author.ts';
import type { Transaction } from '../schema/transaction.ts';

/** A delivery's account and id. */
export interface DeliveryKey {
  account: string;
  id: string;
}

/** The text on the parcel. */
type Label = Pick<DeliveryContent, 'carrier' | 'tracking' | 'day'>;

/** Writes a delivery that is new or not shipped; false for a shipped one. */
export async function writeDelivery(
  transaction: Transaction,
  { account, id }: DeliveryKey,
  label: Label,
  by: Author,
): Promise<boolean> {
  const author = { byAccount: by.account, byUser: by.user, byName: by.name };
  const saved = await transaction
    .insertInto('deliveries')
    .values({ accountId: account, id, ...label, ...author })
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'id'])
        .doUpdateSet(label)
        .where('deliveries.shippedAt', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Replaces the orders of a delivery. */
export async function setOrders(
  transaction: Transaction,
  { account, id }: DeliveryKey,
  orders: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('deliveryOrders')
    .where((eb) => eb.and({ accountId: account, deliveryId: id }))
    .where('orderId', '<>', sql<string>`all (${orders}::uuid[])`)
    .execute();
  await transaction
    .insertInto('deliveryOrders')
    .values(orders.map((order) => ({ accountId: account, orderId: order, deliveryId: id })))
    .onConflict((conflict) => conflict.columns(['accountId', 'orderId']).doNothing())
    .execute();
}

/** Locks a delivery until the transaction ends. */
export function lockDelivery(transaction: Transaction, { account, id }: DeliveryKey) {
  return transaction
    .selectFrom('deliveries')
    .select(['shippedAt', 'tracking'])
    .where((eb) => eb.and({ accountId: account, id }))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Records that a delivery was shipped, now. */
export async function markShipped(
  transaction: Transaction,
  { account, id }: DeliveryKey,
): Promise<void> {
  await transaction
    .updateTable('deliveries')
    .set({ shippedAt: sql`clock_timestamp()` })
    .where((eb) => eb.and({ accountId: account, id }))
    .execute();
}

/** Records that the shop did not find an order in the parcel. */
export async function markMissing(
  transaction: Transaction,
  account: string,
  order: string,
): Promise<void> {
  await transaction
    .updateTable('deliveryOrders')
    .set({ missingAt: sql`clock_timestamp()` })
    .where((eb) => eb.and({ accountId: account, orderId: order }))
    .execute();
}

/** Deletes a delivery that is not shipped. `missing`: it does not exist. */
export async function deleteDelivery(
  transaction: Transaction,
  { account, id }: DeliveryKey,
): Promise<'deleted' | 'missing' | 'shipped'> {
  const { numDeletedRows } = await transaction
    .deleteFrom('deliveries')
    .where((eb) => eb.and({ accountId: account, id }))
    .where('shippedAt', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows > 0n) return 'deleted';
  const left = await transaction
    .selectFrom('deliveries')
    .select('id')
    .where((eb) => eb.and({ accountId: account, id }))
    .executeTakeFirst();
  return left ? 'shipped' : 'missing';
}
