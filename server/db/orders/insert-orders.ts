import { CompiledQuery } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { orderWords } from '../order-names/order-words.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';
import type { FirstEvent, NewOrder } from './new-order.ts';

/** The function is in `0020-second-pairs.sql`. It sets each account's scope itself. */
const placeSql = 'select account_id, id, placed_at from place_orders($1::jsonb)';

/** An order that `place_orders` has stored. */
export interface Placed {
  accountId: string;
  id: string;
  placedAt: Date;
}

/** An order in the format of `place_orders`. */
export interface SentOrder {
  account: string;
  id: string;
  firstEvent: string;
  json: string;
}

/**
 * Stores orders of any accounts with their first events, all or none. Returns the events in the same order; undefined
 * for an order that was not stored, because its account has already used the id or the place in its group, or because
 * the catalogue has changed since the order was judged. Waits for other transactions that use one of the ids. No two
 * orders may have the same account and id.
 */
export async function insertOrders(
  database: Database,
  orders: readonly SentOrder[],
): Promise<(FirstEvent | undefined)[]> {
  return firstEvents(
    orders,
    await queryInScope(database, 'directory', 'place-orders', placing(orders)),
  );
}

/** Stores one order with its first event inside a larger transaction; see `insertOrders`. */
export async function insertInTransaction(
  transaction: Transaction,
  order: NewOrder,
): Promise<FirstEvent | undefined> {
  const sent = [sentOrder(order)];
  const { rows } = await transaction.executeQuery(placing(sent));
  return firstEvents(sent, rows)[0];
}

export const keyOf = ({ account, id }: Pick<SentOrder, 'account' | 'id'>): string => account + id;

const placing = (orders: readonly SentOrder[]) =>
  CompiledQuery.raw(placeSql, [placingJson(orders)]) as CompiledQuery<Placed>;

/** Formats orders for `place_orders`, sorted by account and id, so that two batches that share some cannot deadlock. */
export function placingJson(orders: readonly SentOrder[]): string {
  const sorted = orders.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const asked = Array.from(
    Map.groupBy(sorted, ({ account }) => account),
    ([account, own]) =>
      `{"account_id":${JSON.stringify(account)},"orders":[${own.map(({ json }) => json).join(',')}]}`,
  );
  return `[${asked.join(',')}]`;
}

/** The first events of the stored orders, in the same order; undefined for orders not stored. */
export function firstEvents(
  orders: readonly SentOrder[],
  rows: readonly Placed[],
): (FirstEvent | undefined)[] {
  const placed = new Map(rows.map((row) => [row.accountId + row.id, row.placedAt]));
  return orders.map((order) => {
    const placedAt = placed.get(keyOf(order));
    return placedAt && { id: order.firstEvent, placedAt };
  });
}

/** An order's fields under their names in `place_orders`. */
export function sentOrder({
  id,
  by,
  kept,
  requestHash,
  foreseenFor,
  judgedBy,
  parcel,
}: NewOrder): SentOrder {
  const { account, side, author } = by;
  const firstEvent = uuidv7();
  const { lensNames, ...content } = kept;
  const json = JSON.stringify({
    ...content,
    id,
    lens_names: lensNames,
    // An order placed by the lab has no user of the account.
    placed_by: side === 'shop' ? author.user : null,
    request_hash: `\\x${requestHash.toString('hex')}`,
    first_event: firstEvent,
    details: { foreseenFor },
    side,
    by_account: author.account,
    by_user: author.user,
    by_name: author.name,
    words: orderWords(id, kept),
    // The name that the lab's saves give the catalogue does not include days and tiers.
    judged_by: judgedBy?.split('.')[0],
    parcel: parcel?.id,
    parcel_place: parcel?.place,
  });
  return { account: account.id, id, firstEvent, json };
}
