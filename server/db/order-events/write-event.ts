import { sql } from 'kysely';
import type { EventName, Side } from '../../../src/domain/lifecycle/event-name.ts';
import type { OrderStatus } from '../../../src/domain/lifecycle/order-status.ts';
import type { Author } from '../audit/author.ts';
import type { StoredDetails } from '../schema/order-tables.ts';
import type { Transaction } from '../schema/transaction.ts';
import { notifyPeople } from './notify-people.ts';
import { notifyWebhooks } from './notify-webhooks.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

/** The server as an author. No account or user has this id. */
export const theServer: Author = { account: nobody, user: nobody, name: '' };

/** An event as it is stored. */
export interface WrittenEvent {
  id: string;
  order: string;
  account: string;
  side: Side;
  by: Author;
  event: EventName;
  message: string;
  details: StoredDetails;
}

/** Writes an event, and the resulting state to the order's columns. Returns when it happened. */
export async function writeEvent(
  transaction: Transaction,
  { id, order, account, side, by, event, message, details }: WrittenEvent,
  status: OrderStatus,
): Promise<Date> {
  const { state, back, heldFor, quotedTotal, promisedFor } = status;
  const { at } = await transaction
    .insertInto('orderEvents')
    .values({
      accountId: account,
      orderId: order,
      id,
      event,
      side,
      state,
      byAccount: by.account,
      byUser: by.user,
      byName: by.name,
      message,
      details: JSON.stringify(details),
      // The times of one order's events increase, even if two servers' transactions began at the same time.
      at: sql<Date>`clock_timestamp()`,
    })
    .returning('at')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('orders')
    .set({
      state,
      back,
      heldFor,
      quotedTotal,
      promisedFor,
      lastEvent: id,
      // A message does not change how long an order has been in its state.
      ...(event !== 'write' && { since: at }),
      // A shop may write more before the lab has read its answer.
      ...(!(event === 'write' && side === 'shop') && { answered: event === 'answer' }),
    })
    .where((eb) => eb.and({ accountId: account, id: order }))
    .execute();
  await notifyWebhooks(transaction, { account, order, id, event });
  await notifyPeople(transaction, { account, order, id, event, by });
  return at;
}
