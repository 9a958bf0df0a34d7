import type { SentOrder } from '../../../db/orders/insert-orders.ts';
import type { Database } from '../../../db/pool/database.ts';
import { placeAndTake } from '../../../db/shelf/place-and-take.ts';
import type { ShelfLine } from '../../../db/shelf/shelf-order.ts';
import { shareShelf } from './share-shelf.ts';
import type { NewShelfOrder, ShelfPlacing } from './shelf-placing.ts';

/** An order as it is stored, and the pieces it takes from the shelf. */
export interface ReadyOrder {
  order: NewShelfOrder;
  sent: SentOrder;
  lines: readonly ShelfLine[];
}

/**
 * Places orders of any accounts in one transaction, with the same outcomes as one after the other. No two may have the
 * same account and id, and none may wait for pieces or have a credit limit.
 */
export async function placeTogether(
  database: Database,
  orders: readonly ReadyOrder[],
): Promise<ReadonlyMap<ReadyOrder, ShelfPlacing>> {
  const outcomes = new Map<ReadyOrder, ShelfPlacing>();
  for (let undecided = orders; undecided.length > 0; ) {
    const found = await placeFitting(database, undecided);
    for (const [order, outcome] of found) outcomes.set(order, outcome);
    undecided = undecided.filter((order) => !found.has(order));
  }
  return outcomes;
}

/**
 * Decides which orders the shelf can fill, and stores those. If one of them turns out to be stored already, it takes
 * nothing; the refusals may then be wrong, so only that order is decided.
 */
async function placeFitting(
  database: Database,
  orders: readonly ReadyOrder[],
): Promise<ReadonlyMap<ReadyOrder, ShelfPlacing>> {
  let refused: ReadonlyMap<ReadyOrder, ShelfPlacing> = new Map();
  const { isStored, events } = await placeAndTake(database, orders, (onHand) => {
    const shared = shareShelf(orders, onHand);
    refused = shared.refused;
    return shared.fitting;
  });
  const outcomes = new Map(isStored ? refused : []);
  for (const [ready, first] of events) {
    if (!first) outcomes.set(ready, { kind: 'known' });
    else if (isStored) outcomes.set(ready, { kind: 'placed', order: ready.order, first });
  }
  return outcomes;
}
