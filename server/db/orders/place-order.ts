import { CompiledQuery } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { OrderContent } from '../schema/order-tables.ts';

/** An order ready to be written down. */
export interface NewOrder {
  id: string;
  by: SignedIn;
  kept: OrderContent;
  requestHash: Buffer;
}

/** The event that begins an order. */
export interface FirstEvent {
  id: string;
  placedAt: Date;
}

/** Written out rather than built: it is the statement the server runs most. */
const placing = `
  with placed as (
    insert into orders
      (account_id, id, kind, content, price, lens_names, pieces, placed_by, request_hash)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (account_id, id) do nothing
    returning account_id, id, placed_by, placed_at
  ), begun as (
    insert into order_events (account_id, order_id, id, at, state, by_account, by_user, by_name)
    select account_id, id, $10, placed_at, 'submitted', account_id, placed_by, $11
    from placed
  )
  select placed_at from placed`;

/** The statement that writes an order and its first event; no row comes back when the account used that id. */
export function insertion({ id, by, kept, requestHash }: NewOrder) {
  const { user, account } = by;
  const firstEvent = uuidv7();
  const documents = [kept.content, kept.price, kept.lens_names].map(asJson);
  const order = [account.id, id, kept.kind, ...documents, kept.pieces];
  const values = [...order, user.id, requestHash, firstEvent, user.name];
  const query = CompiledQuery.raw(placing, values) as CompiledQuery<{ placed_at: Date }>;
  return { query, firstEvent };
}

/**
 * Writes an order and its first event down, both or neither. Undefined when the account has used that id, also when it
 * is doing so at this very moment: the insert waits for the other to end.
 */
export async function insertOrder(
  database: Database,
  order: NewOrder,
): Promise<FirstEvent | undefined> {
  const { query, firstEvent } = insertion(order);
  const scope = { account: order.by.account.id };
  const [row] = await queryInScope(database, scope, 'place-order', query);
  return row && { id: firstEvent, placedAt: row.placed_at };
}

function asJson(value: unknown): string {
  return JSON.stringify(value);
}
