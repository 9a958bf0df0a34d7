import { CompiledQuery } from 'kysely';
import { firstEvents, type Placed, placingJson, type SentOrder } from '../orders/insert-orders.ts';
import type { FirstEvent } from '../orders/new-order.ts';
import type { Database } from '../pool/database.ts';
import { lockThenWrite } from '../pool/lock-then-write.ts';
import type { NamedStatement } from '../pool/named-statement.ts';
import { asOnHand, lockSql, type OnHand } from './reserve-pieces.ts';
import type { ShelfLine } from './shelf-order.ts';
import type { ShelfEntry } from './write-shelf.ts';

/** An order and the pieces it takes from stock. No item appears twice. */
export interface TakingOrder {
  sent: SentOrder;
  lines: readonly ShelfLine[];
}

/**
 * Each item is reduced once, however many of the orders take it, and its movements are numbered in the order of the
 * orders. Orders that `place_orders` leaves out take nothing. The items are locked and have enough pieces.
 */
const placeAndTakeSql = `
  with placed as materialized (
    select account_id, id, placed_at from place_orders($1::jsonb)
  ), taken as (
    select line.* from unnest($2::text[], $3::int[], $4::uuid[], $5::uuid[])
      with ordinality as line (item, pieces, account_id, order_id, at)
    join placed on placed.account_id = line.account_id and placed.id = line.order_id
  ), summed as (
    select item, sum(pieces)::int as pieces, count(*)::int as lines from taken group by item
  ), moved as (
    update shelf set on_hand = shelf.on_hand - summed.pieces, movements = shelf.movements + summed.lines
    from summed where shelf.item = summed.item
    returning shelf.item, shelf.on_hand + summed.pieces as had, shelf.movements - summed.lines as last
  ), noted as (
    insert into stock_movements (item, number, at, kind, pieces, on_hand, account_id, order_id)
    select item, last + row_number() over so_far, clock_timestamp(), 'taken', -pieces, had - sum(pieces) over so_far,
      account_id, order_id
    from taken join moved using (item)
    window so_far as (partition by item order by taken.at)
  )
  select account_id, id, placed_at from placed`;

/** Whether the chosen orders were stored, and the first event of each; undefined if its account has used the id. */
interface PlacedAndTaken<Order> {
  isStored: boolean;
  events: ReadonlyMap<Order, FirstEvent | undefined>;
}

/**
 * Locks the items of some orders of any accounts, places the ones chosen then, and takes their pieces, all or nothing.
 * Nothing is stored if one of the chosen orders already existed and not all were chosen: the pieces it would have taken
 * may be enough for another one.
 */
export async function placeAndTake<Order extends TakingOrder>(
  database: Database,
  orders: readonly Order[],
  choose: (onHand: OnHand) => readonly Order[],
): Promise<PlacedAndTaken<Order>> {
  let chosen: readonly Order[] = [];
  const { isStored, rows } = await lockThenWrite<ShelfEntry, Placed>(
    database,
    locking(orders),
    (locked) => {
      chosen = choose(asOnHand(locked));
      const areAll = chosen.length === orders.length;
      return {
        ...(chosen.length > 0 && { write: writing(chosen) }),
        ...(!areAll && { mayStay: (placed) => placed.length === chosen.length }),
      };
    },
  );
  const events = firstEvents(
    chosen.map(({ sent }) => sent),
    rows,
  );
  return { isStored, events: new Map(chosen.map((order, at) => [order, events[at]])) };
}

function locking(orders: readonly TakingOrder[]): NamedStatement<ShelfEntry> {
  const items = new Set(orders.flatMap(({ lines }) => lines.map(({ item }) => item)));
  const query = CompiledQuery.raw(lockSql, [[...items]]) as CompiledQuery<ShelfEntry>;
  return { name: 'lock-items', query };
}

function writing(orders: readonly TakingOrder[]): NamedStatement<Placed> {
  const lines = orders.flatMap(({ sent: { account, id }, lines: own }) =>
    own.map((line) => ({ ...line, account, id })),
  );
  const query = CompiledQuery.raw(placeAndTakeSql, [
    placingJson(orders.map(({ sent }) => sent)),
    lines.map(({ item }) => item),
    lines.map(({ pieces }) => pieces),
    lines.map(({ account }) => account),
    lines.map(({ id }) => id),
  ]) as CompiledQuery<Placed>;
  return { name: 'place-and-take', query };
}
