import { submittedStatus } from '../../../../src/domain/lifecycle/order-status.ts';
import {
  insertInTransaction,
  insertOrders,
  keyOf,
  type SentOrder,
  sentOrder,
} from '../../../db/orders/insert-orders.ts';
import type { FirstEvent, NewOrder } from '../../../db/orders/new-order.ts';
import type { Database } from '../../../db/pool/database.ts';
import { lockInScope } from '../../../db/pool/lock-in-scope.ts';
import { together } from '../../../db/pool/together.ts';
import type { Transaction } from '../../../db/schema/transaction.ts';
import type { HoldEvent } from '../events/hold-order.ts';
import { type FirstEvents, holdOverLimit } from '../events/hold-over-limit.ts';

/** Orders that arrive while others are being stored share a transaction, at a third of the cost of separate ones. */
const placing = together<SentOrder, FirstEvent | undefined>((database) => ({
  keyOf,
  run: (orders) => insertOrders(database, orders),
}));

/**
 * Stores an order and its first event, both or neither. Undefined if the account has already used that id or the
 * catalogue has changed. If another transaction is using the id, the insert waits for it.
 */
export async function insertOrder(
  database: Database,
  order: NewOrder,
): Promise<FirstEvents | undefined> {
  if (order.creditLimit === null) return placing(database).add(sentOrder(order));
  const scope = { account: order.by.account.id };
  return lockInScope(database, scope, (transaction) => insertChecked(transaction, order));
}

/** Inserts an order in a transaction, and holds it if it exceeds its account's credit limit. */
async function insertChecked(
  transaction: Transaction,
  order: NewOrder,
): Promise<FirstEvents | undefined> {
  const first = await insertInTransaction(transaction, order);
  return first && { ...first, held: await holdIfLimited(transaction, order) };
}

/** Holds a placed order that exceeds its account's credit limit; undefined if it is not held. */
export async function holdIfLimited(
  transaction: Transaction,
  { id, by, kept, creditLimit }: NewOrder,
): Promise<HoldEvent | undefined> {
  if (creditLimit === null) return undefined;
  const status = submittedStatus(kept.price.total);
  return holdOverLimit(transaction, { account: by.account.id, id, status });
}
