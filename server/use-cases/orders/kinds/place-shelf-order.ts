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
 * Stores an order and takes its pieces from the shelf, both or neither. Missing pieces of lines that may wait become a
 * back-order. Stock is checked once the shelf's rows are locked, and they stay locked until the commit. A repeated
 * order takes nothing twice.
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

/** The shelf is locked first, as in a batch, so that two transactions for the same order cannot deadlock. */
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
