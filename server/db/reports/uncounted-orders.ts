import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';
import type { OrderKey } from './order-parts.ts';

/** The next orders from before the figures existed, sorted by key; none once all are counted. */
export async function nextUncounted(transaction: Transaction, limit: number): Promise<OrderKey[]> {
  const last = await transaction
    .selectFrom('uncountedOrders')
    .select(['lastAccount', 'lastOrder'])
    .forUpdate()
    .executeTakeFirst();
  if (!last) return [];
  return transaction
    .selectFrom('orders')
    .select(['accountId as account', 'id'])
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('accountId', 'id'), '>', tuple(last.lastAccount, last.lastOrder)),
    )
    .orderBy('accountId')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Stores how far orders have been counted. Without an order, all are. */
export async function setCounted(
  transaction: Transaction,
  last: OrderKey | undefined,
): Promise<void> {
  await (last
    ? transaction
        .updateTable('uncountedOrders')
        .set({ lastAccount: last.account, lastOrder: last.id })
        .execute()
    : transaction.deleteFrom('uncountedOrders').execute());
}

/** Whether orders from before the figures existed still have to be counted. */
export async function hasUncounted(database: Database): Promise<boolean> {
  const query = database.queries.selectFrom('uncountedOrders').select('single').compile();
  return (await queryInScope(database, 'directory', 'has-uncounted', query)).length > 0;
}
