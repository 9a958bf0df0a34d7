import { insertInTransaction } from '../../../db/orders/insert-orders.ts';
import { asRefusal } from '../../../db/orders/refused.ts';
import type { Database } from '../../../db/pool/database.ts';
import { lockInScope } from '../../../db/pool/lock-in-scope.ts';
import { countItems, lockItems, takePieces } from '../../../db/shelf/reserve-pieces.ts';
import { shelfLines } from '../../../db/shelf/shelf-order.ts';
import { placeInParts } from './place-in-parts.ts';
import { placeWithOthers } from './place-with-others.ts';
import { type NewShelfOrder, type ShelfPlacing, shortages } from './shelf-placing.ts';
import { holdIfLimited } from './store-order.ts';

/**
 * Stores an order and takes its pieces off the shelf, both or neither; what is missing of lines that may wait becomes a
 * back-order. Pieces are counted once the shelf's rows are locked, which they stay until the commit. A repeated order
 * takes nothing twice.
 */
export async function placeShelfOrder(
  database: Database,
  order: NewShelfOrder,
): Promise<ShelfPlacing> {
  const isSimple = order.creditLimit === null && order.backOrdered.size === 0;
  return (isSimple && (await placeWithOthers(database, order))) || placeAlone(database, order);
}

async function placeAlone(database: Database, order: NewShelfOrder): Promise<ShelfPlacing> {
  // Refuse an obvious shortage before writing or locking anything that others would wait for.
  const short = shortages(order, await countItems(database, shelfLines(order.kept.content)));
  if (short.length > 0) return { kind: 'refused', issues: short };
  const place = order.backOrdered.size > 0 ? placeInParts : storeAndTake;
  return place(database, order).catch(asRefusal);
}

/** The shelf is locked first, as by a batch: of two transactions with the same order, neither holds what the other one wants. */
function storeAndTake(database: Database, order: NewShelfOrder): Promise<ShelfPlacing> {
  return lockInScope(database, { account: order.by.account.id }, async (transaction) => {
    const lines = shelfLines(order.kept.content);
    const issues = shortages(order, await lockItems(transaction, lines));
    if (issues.length > 0) return { kind: 'refused', issues };
    const first = await insertInTransaction(transaction, order);
    if (!first) return { kind: 'known' };
    await takePieces(transaction, lines, { account: order.by.account.id, id: order.id });
    const held = await holdIfLimited(transaction, order);
    return { kind: 'placed', order, first: { ...first, held } };
  });
}
