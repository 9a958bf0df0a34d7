import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { SignedIn } from '../../src/domain/account.ts';
import type { Order, RxPrice } from '../../src/domain/order.ts';
import type { RxOrder } from '../../src/domain/rx.ts';
import type { Database } from './database.ts';
import { queryInScope } from './scope.ts';

/** An order ready to be written down. */
export interface NewOrder {
  id: string;
  by: SignedIn;
  content: RxOrder;
  price: RxPrice;
  lensNames: Order['lens'];
  requestHash: Buffer;
}

/** The event that begins an order. */
export interface FirstEvent {
  id: string;
  placedAt: Date;
}

/**
 * Writes an order and its first event down, both or neither. Undefined when the account has an order of that id
 * already, also when it is being written at this very moment: the insert waits for the other to end.
 */
export async function insertOrder(
  database: Database,
  order: NewOrder,
): Promise<FirstEvent | undefined> {
  const { user, account } = order.by;
  const eventId = uuidv7();
  const query = sql<{ placed_at: Date }>`
    with placed as (
      insert into orders
        (account_id, id, kind, content, price, lens_names, placed_by, request_hash)
      values (
        ${account.id}, ${order.id}, ${order.content.kind}, ${JSON.stringify(order.content)},
        ${JSON.stringify(order.price)}, ${JSON.stringify(order.lensNames)}, ${user.id},
        ${order.requestHash}
      )
      on conflict (account_id, id) do nothing
      returning account_id, id, placed_by, placed_at
    ), begun as (
      insert into order_events (account_id, order_id, id, at, state, by_account, by_user, by_name)
      select account_id, id, ${eventId}::uuid, placed_at, 'submitted', account_id, placed_by, ${user.name}
      from placed
    )
    select placed_at from placed`.compile(database.queries);
  const [row] = await queryInScope(database, { account: account.id }, 'place-order', query);
  return row && { id: eventId, placedAt: row.placed_at };
}
