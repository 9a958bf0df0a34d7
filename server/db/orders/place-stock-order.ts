import { checkStock } from '../../../src/domain/stock/check.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { Database } from '../pool/database.ts';
import { again } from '../pool/retry.ts';
import { inScope } from '../pool/scope.ts';
import type { OrderContent } from '../schema/order-tables.ts';
import { countCells, lockCells, takePieces } from '../stock/reserve-stock.ts';
import { type FirstEvent, insertion, type NewOrder } from './place-order.ts';

type NewStockOrder = NewOrder & { kept: OrderContent<'stock'> };

/** What came of writing a stock order down. `known`: the account used that id already. */
export type StockPlacing =
  | { kind: 'placed'; first: FirstEvent }
  | { kind: 'known' }
  | { kind: 'refused'; issues: Issue[] };

/** Undoes the transaction it is thrown in. */
class Refused extends Error {
  readonly issues: Issue[];

  constructor(issues: Issue[]) {
    super('refused');
    this.issues = issues;
  }
}

/**
 * Writes a stock order down and takes its pieces off the shelf, both or neither. The order goes first: a repeated one
 * ends there and takes nothing twice. The rows of the shelf stay locked until the end, so what was counted is there.
 */
export async function placeStockOrder(
  database: Database,
  order: NewStockOrder,
): Promise<StockPlacing> {
  const { lines } = order.kept.content;
  // What is plainly short is refused before anything is written or locked, where others would wait for it.
  const short = checkStock(lines, await countCells(database, lines));
  if (short.length > 0) return { kind: 'refused', issues: short };
  try {
    return await database.stockTurns.take(() => again(() => place(database, order)));
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', issues: error.issues };
    throw error;
  }
}

function place(database: Database, order: NewStockOrder): Promise<StockPlacing> {
  return inScope(database, { account: order.by.account.id }, async (transaction) => {
    const { query, firstEvent } = insertion(order);
    const [row] = (await transaction.executeQuery(query)).rows;
    if (!row) return { kind: 'known' };
    const { lines } = order.kept.content;
    const issues = checkStock(lines, await lockCells(transaction, lines));
    if (issues.length > 0) throw new Refused(issues);
    await takePieces(transaction, lines);
    return { kind: 'placed', first: { id: firstEvent, placedAt: row.placed_at } };
  });
}
