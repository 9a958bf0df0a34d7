import type { BrokenPart } from '../../../src/domain/lifecycle/broken-part.ts';
import { checkShortage } from '../../../src/domain/shelf/shortage.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { Transaction } from '../schema/transaction.ts';
import { lockItems, takePieces } from './reserve-pieces.ts';
import { type ShelfLine, type ShelfOrder, shelfLines } from './shelf-order.ts';

interface OrderKey {
  account: string;
  id: string;
}

/** The items of broken pieces. */
function brokenLines(content: ShelfOrder, broken: readonly BrokenPart[]): ShelfLine[] {
  const lines = shelfLines(content);
  return broken.flatMap(({ part, pieces }) => {
    const line = lines[Number(part)];
    return line ? [{ item: line.item, pieces }] : [];
  });
}

/**
 * Takes pieces from stock to replace an order's broken ones. With issues, pieces are missing and none was taken; the
 * paths are `broken.0.pieces`.
 */
export async function replacePieces(
  transaction: Transaction,
  order: OrderKey,
  content: ShelfOrder,
  broken: readonly BrokenPart[],
): Promise<Issue[]> {
  const lines = brokenLines(content, broken);
  const onHand = await lockItems(transaction, lines);
  const issues = lines.flatMap(({ item, pieces }, place) =>
    checkShortage(onHand.get(item) ?? 0, pieces, `broken.${place}`),
  );
  if (issues.length === 0) await takePieces(transaction, lines, order, 'broken');
  return issues;
}

/**
 * Returns pieces that were taken to replace ones that are not broken after all. Returns the items that now have more
 * pieces.
 */
export async function returnReplacement(
  transaction: Transaction,
  order: OrderKey,
  content: ShelfOrder,
  broken: readonly BrokenPart[],
): Promise<string[]> {
  const lines = brokenLines(content, broken).map(({ item, pieces }) => ({ item, pieces: -pieces }));
  await lockItems(transaction, lines);
  await takePieces(transaction, lines, order, 'broken');
  return lines.map(({ item }) => item);
}
