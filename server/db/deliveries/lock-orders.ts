import { sql } from 'kysely';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { Transaction } from '../schema/transaction.ts';

/** An order whose row is locked, and the delivery it is in. */
export interface LockedOrder {
  id: string;
  state: OrderState;
  delivery: string | null;
  missingAt: Date | null;
}

/** Locks orders of an account, always sorted by id, so that transactions that lock the same ones cannot deadlock. */
export async function lockOrders(
  transaction: Transaction,
  account: string,
  ids: readonly string[],
): Promise<Map<string, LockedOrder>> {
  const rows = await transaction
    .selectFrom('orders')
    .select(['id', 'state'])
    .where((eb) => eb.and({ accountId: account, id: sql<string>`any (${ids}::uuid[])` }))
    .where('kind', '<>', 'withdrawn')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  // Read after the rows are locked: before that, another transaction could still have added them to a delivery.
  const lines = await transaction
    .selectFrom('deliveryOrders')
    .select(['orderId', 'deliveryId', 'missingAt'])
    .where((eb) => eb.and({ accountId: account, orderId: sql<string>`any (${ids}::uuid[])` }))
    .execute();
  const lineOf = new Map(lines.map((line) => [line.orderId, line]));
  return new Map(
    rows.map(({ id, state }) => {
      const { deliveryId = null, missingAt = null } = lineOf.get(id) ?? {};
      return [id, { id, state, delivery: deliveryId, missingAt }];
    }),
  );
}

/** Locks the orders of a delivery and returns them, sorted by id. */
export async function lockOrdersOf(
  transaction: Transaction,
  account: string,
  delivery: string,
): Promise<LockedOrder[]> {
  const lines = await transaction
    .selectFrom('deliveryOrders')
    .select('orderId')
    .where((eb) => eb.and({ accountId: account, deliveryId: delivery }))
    .execute();
  const ids = lines.map(({ orderId }) => orderId);
  return [...(await lockOrders(transaction, account, ids)).values()];
}
