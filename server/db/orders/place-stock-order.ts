import { checkStock } from '../../../src/domain/stock/check.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { Database } from '../pool/database.ts';
import { retryTransaction } from '../pool/retry-transaction.ts';
import { inScope } from '../pool/scope.ts';
import type { OrderContent } from '../schema/order-tables.ts';
import { countCells, lockCells, takePieces } from '../stock/reserve-stock.ts';
import { type FirstEvent, insertStatement, type NewOrder } from './place-order.ts';
import { asRefusal, Refused } from './refused.ts';

type NewStockOrder = NewOrder & { kept: OrderContent<'stock'> };

/** The result of storing a stock order. `known`: the account has used that id already. */
export type StockPlacing =
  | { kind: 'placed'; first: FirstEvent }
  | { kind: 'known' }
  | { kind: 'refused'; issues: Issue[] };

/**
 * Stores a stock order and takes its pieces off the shelf, both or neither. The order is inserted first, so a repeated
 * one ends there and takes nothing twice. The shelf's rows stay locked until the commit, so the count holds.
 */
export async function placeStockOrder(
  database: Database,
  order: NewStockOrder,
): Promise<StockPlacing> {
  const { lines } = order.kept.content;
  // Refuse an obvious shortage before writing or locking anything that others would wait for.
  const short = checkStock(lines, await countCells(database, lines));
  if (short.length > 0) return { kind: 'refused', issues: short };
  return database.lockQueue
    .run(() => retryTransaction(() => storeAndTake(database, order)))
    .catch(asRefusal);
}

function storeAndTake(database: Database, order: NewStockOrder): Promise<StockPlacing> {
  return inScope(database, { account: order.by.account.id }, async (transaction) => {
    const { query, firstEvent } = insertStatement(order);
    const [row] = (await transaction.executeQuery(query)).rows;
    if (!row) return { kind: 'known' };
    const { lines } = order.kept.content;
    const issues = checkStock(lines, await lockCells(transaction, lines));
    if (issues.length > 0) throw new Refused(issues);
    await takePieces(transaction, lines);
    return { kind: 'placed', first: { id: firstEvent, placedAt: row.placed_at } };
  });
}
