import { keyOf, sentOrder } from '../../../db/orders/insert-orders.ts';
import type { Database } from '../../../db/pool/database.ts';
import { isForOne, together } from '../../../db/pool/together.ts';
import { shelfLines } from '../../../db/shelf/shelf-order.ts';
import { placeTogether, type ReadyOrder } from './place-together.ts';
import type { NewShelfOrder, ShelfPlacing } from './shelf-placing.ts';

/**
 * Batches at the same time mostly wait for each other's items, and several small ones cost more than a large one: the
 * next starts early only if one waits for long.
 */
const aloneMs = 250;

const placing = together<ReadyOrder, ShelfPlacing | undefined>(
  (database) => ({
    keyOf: ({ sent }) => keyOf(sent),
    run: (orders) => placeBatch(database, orders),
  }),
  { aloneMs },
);

/**
 * Stores an order and takes its pieces together with orders that arrive at the same time. Undefined if it has to be
 * placed alone, because one of the orders has a problem or an item of the shelf is locked for long.
 */
export function placeWithOthers(
  database: Database,
  order: NewShelfOrder,
): Promise<ShelfPlacing | undefined> {
  const lines = shelfLines(order.kept.content);
  return placing(database).add({ order, sent: sentOrder(order), lines });
}

/** If one order makes the batch fail, each is placed alone, so that they do not wait for each other. */
async function placeBatch(
  database: Database,
  orders: readonly ReadyOrder[],
): Promise<(ShelfPlacing | undefined)[]> {
  try {
    const placed = await placeTogether(database, orders);
    return orders.map((order) => placed.get(order));
  } catch (error) {
    if (!isForOne(error)) throw error;
    return orders.map(() => undefined);
  }
}
