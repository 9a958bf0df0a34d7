import { CompiledQuery } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { orderWords } from '../order-names/order-words.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';
import type { Transaction } from '../schema/transaction.ts';
import type { FirstEvent, NewOrder } from './new-order.ts';

/** The function is in `0020-second-pairs.sql`. It sets the scope of each account itself. */
const placeSql = 'select account_id, id, placed_at from place_orders($1::jsonb)';

/** An order that `place_orders` has stored. */
export interface Placed {
  accountId: string;
  id: string;
  placedAt: Date;
}

/** An order as `place_orders` reads it. */
export interface SentOrder {
  account: string;
  id: string;
  firstEvent: string;
  json: string;
}

/**
 * Stores orders of any accounts with their first events, all or none, and returns the events in the
 * same order, undefined for an order that was not stored: its account has used the id or the place in its group, or
 * the catalogue was changed since it was judged. Waits for other transactions that are using one of the
 * ids. No two may have the same account and id.
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

/** Stores one order with its first event in a transaction that does more; see `insertOrders`. */
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

/**
 * Orders as `place_orders` takes them, in one order of accounts and ids: two batches that share some cannot wait for each
 * other.
 */
export function placingJson(orders: readonly SentOrder[]): string {
  const sorted = orders.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const asked = Array.from(
    Map.groupBy(sorted, ({ account }) => account),
    ([account, own]) =>
      `{"account_id":${JSON.stringify(account)},"orders":[${own.map(({ json }) => json).join(',')}]}`,
  );
  return `[${asked.join(',')}]`;
}

/** The first events of orders of which some were stored, in the same order; undefined for the others. */
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

/** Fields by their names in `place_orders`. */
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
    // An order that the lab placed was placed by no user of the account.
    placed_by: side === 'shop' ? author.user : null,
    request_hash: `\\x${requestHash.toString('hex')}`,
    first_event: firstEvent,
    details: { foreseenFor },
    side,
    by_account: author.account,
    by_user: author.user,
    by_name: author.name,
    words: orderWords(id, kept),
    // Days and tiers are not part of the name that the lab's saves give the catalogue.
    judged_by: judgedBy?.split('.')[0],
    parcel: parcel?.id,
    parcel_place: parcel?.place,
  });
  return { account: account.id, id, firstEvent, json };
}
