import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { Transaction } from '../schema/transaction.ts';
import { lockItems, type OnHand, takePieces } from './reserve-pieces.ts';
import { checkShelf, type ShelfLine, type ShelfOrder, shelfLines } from './shelf-order.ts';

interface OrderKey {
  account: string;
  id: string;
}

/** How many pieces of each item one order takes more than another; negative where it takes fewer. */
function differences(before: readonly ShelfLine[], after: readonly ShelfLine[]): ShelfLine[] {
  const pieces = new Map<string, number>();
  for (const line of after) pieces.set(line.item, (pieces.get(line.item) ?? 0) + line.pieces);
  for (const line of before) pieces.set(line.item, (pieces.get(line.item) ?? 0) - line.pieces);
  return Array.from(pieces, ([item, count]) => ({ item, pieces: count }));
}

/** The pieces there would be without an order; what the lab no longer keeps stays missing. */
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
 * Gives back the pieces of what was ordered before and takes those of what is ordered instead. With issues they are not
 * there, and nothing was moved. `raised`: items of which there is more now.
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
