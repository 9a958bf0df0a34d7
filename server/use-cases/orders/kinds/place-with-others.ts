import { keyOf, sentOrder } from '../../../db/orders/insert-orders.ts';
import type { Database } from '../../../db/pool/database.ts';
import { isForOne, together } from '../../../db/pool/together.ts';
import { shelfLines } from '../../../db/shelf/shelf-order.ts';
import { placeTogether, type ReadyOrder } from './place-together.ts';
import type { NewShelfOrder, ShelfPlacing } from './shelf-placing.ts';

const placing = together<ReadyOrder, ShelfPlacing | undefined>((database) => ({
  keyOf: ({ sent }) => keyOf(sent),
  run: (orders) => placeBatch(database, orders),
}));

/**
 * Stores an order and takes its pieces together with those that arrive at the same time. Undefined if it has to be placed by
 * itself: something is wrong with one of them, or somebody holds an item of the shelf for long.
 */
export function placeWithOthers(
  database: Database,
  order: NewShelfOrder,
): Promise<ShelfPlacing | undefined> {
  const lines = shelfLines(order.kept.content);
  return placing(database).add({ order, sent: sentOrder(order), lines });
}

/** One by one they have turns that do not wait for each other. */
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
