import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { Transaction } from '../schema/transaction.ts';
import { lockItems, type OnHand, takePieces } from './reserve-pieces.ts';
import { checkShelf, type ShelfLine, type ShelfOrder, shelfLines } from './shelf-order.ts';

interface OrderKey {
  account: string;
  id: string;
}

/** How many more pieces of each item `after` takes than `before`; negative for fewer. */
function differences(before: readonly ShelfLine[], after: readonly ShelfLine[]): ShelfLine[] {
  const pieces = new Map<string, number>();
  for (const line of after) pieces.set(line.item, (pieces.get(line.item) ?? 0) + line.pieces);
  for (const line of before) pieces.set(line.item, (pieces.get(line.item) ?? 0) - line.pieces);
  return Array.from(pieces, ([item, count]) => ({ item, pieces: count }));
}

/** The pieces on hand if an order did not exist. Items that the lab no longer stocks stay missing. */
function without(onHand: OnHand, lines: readonly ShelfLine[]): OnHand {
  const own = differences([], lines);
  const counts = new Map(onHand);
  for (const { item, pieces } of own) {
    const count = counts.get(item);
    if (count !== undefined) counts.set(item, count + pieces);
  }
  return counts;
}

/**
 * Returns the pieces of the previous content and takes those of the new one. With issues, pieces are missing and
 * nothing was moved. `raised`: items that now have more pieces.
 */
export async function exchangePieces(
  transaction: Transaction,
  order: OrderKey,
  before: ShelfOrder,
  after: ShelfOrder,
): Promise<{ issues: Issue[]; raised: string[] }> {
  const given = shelfLines(before);
  const changes = differences(given, shelfLines(after));
  const issues = checkShelf(after, without(await lockItems(transaction, changes), given));
  if (issues.length > 0) return { issues, raised: [] };
  const moved = changes.filter(({ pieces }) => pieces !== 0);
  if (moved.length > 0) await takePieces(transaction, moved, order);
  const raised = moved.filter(({ pieces }) => pieces < 0).map(({ item }) => item);
  return { issues: [], raised };
}
