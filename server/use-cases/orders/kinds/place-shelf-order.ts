import type { Issue } from '../../../../src/domain/vocabulary/issue.ts';
import { insertInTransaction } from '../../../db/orders/insert-orders.ts';
import type { NewOrder } from '../../../db/orders/new-order.ts';
import { asRefusal, Refused } from '../../../db/orders/refused.ts';
import type { Database } from '../../../db/pool/database.ts';
import { lockInScope } from '../../../db/pool/lock-in-scope.ts';
import type { OrderContent } from '../../../db/schema/order-tables.ts';
import { countItems, lockItems, takePieces } from '../../../db/shelf/reserve-pieces.ts';
import { checkShelf, type ShelfOrder, shelfLines } from '../../../db/shelf/shelf-order.ts';
import type { FirstEvents } from '../events/hold-over-limit.ts';
import { holdIfLimited } from './store-order.ts';

type NewShelfOrder = NewOrder & { kept: OrderContent<ShelfOrder['kind']> };

/** The result of storing an order from the shelf. `known`: the account has used that id already. */
export type ShelfPlacing =
  | { kind: 'placed'; first: FirstEvents }
  | { kind: 'known' }
  | { kind: 'refused'; issues: Issue[] };

/**
 * Stores an order and takes its pieces off the shelf, both or neither. The order is inserted first, so a repeated one
 * ends there and takes nothing twice. The shelf's rows stay locked until the commit, so the count holds.
 */
export async function placeShelfOrder(
  database: Database,
  order: NewShelfOrder,
): Promise<ShelfPlacing> {
  const { content } = order.kept;
  // Refuse an obvious shortage before writing or locking anything that others would wait for.
  const short = checkShelf(content, await countItems(database, shelfLines(content)));
  if (short.length > 0) return { kind: 'refused', issues: short };
  return storeAndTake(database, order).catch(asRefusal);
}

function storeAndTake(database: Database, order: NewShelfOrder): Promise<ShelfPlacing> {
  return lockInScope(database, { account: order.by.account.id }, async (transaction) => {
    const first = await insertInTransaction(transaction, order);
    if (!first) return { kind: 'known' };
    const { content } = order.kept;
    const lines = shelfLines(content);
    const issues = checkShelf(content, await lockItems(transaction, lines));
    if (issues.length > 0) throw new Refused(issues);
    await takePieces(transaction, lines, { account: order.by.account.id, id: order.id });
    const held = await holdIfLimited(transaction, order);
    return { kind: 'placed', first: { ...first, held } };
  });
}
