import type { StoredDetails } from '../schema/order-tables.ts';
import type { Transaction } from '../schema/transaction.ts';

interface OrderKey {
  account: string;
  id: string;
}

const eventsOf = (transaction: Transaction, { account, id }: OrderKey) =>
  transaction.selectFrom('orderEvents').where('accountId', '=', account).where('orderId', '=', id);

/** Whether an order has an event with this id. */
export async function hasEvent(
  transaction: Transaction,
  order: OrderKey,
  id: string,
): Promise<boolean> {
  const found = await eventsOf(transaction, order)
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** An order's events that determine its status, oldest first. */
export async function eventsOfOrder(transaction: Transaction, order: OrderKey) {
  const rows = await eventsOf(transaction, order)
    .select(['id', 'at', 'event', 'side', 'details'])
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ details, at, ...event }) => ({ ...event, ...details, at: at.toISOString() }));
}

/** The newest event of an order that is not a message. */
export async function lastStepOf(
  transaction: Transaction,
  order: OrderKey,
): Promise<string | undefined> {
  const found = await eventsOf(transaction, order)
    .select('id')
    .where('event', '<>', 'write')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/** What the shop wrote when it last requested a remake of an order. */
export async function requestForRemake(
  transaction: Transaction,
  order: OrderKey,
): Promise<StoredDetails> {
  const request = await eventsOf(transaction, order)
    .select('details')
    .where('event', '=', 'askRemake')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return request?.details ?? {};
}

/** The parts that broke in an event. */
export async function brokenBy(
  transaction: Transaction,
  order: OrderKey,
  event: string,
): Promise<NonNullable<StoredDetails['broken']>> {
  const found = await eventsOf(transaction, order)
    .select('details')
    .where('id', '=', event)
    .executeTakeFirst();
  return found?.details.broken ?? [];
}
