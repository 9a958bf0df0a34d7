import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { readContent } from '../orders/read-content.ts';
import type { Transaction } from '../schema/transaction.ts';
import { lockItems, takePieces } from './reserve-pieces.ts';
import { checkShelf, isShelfOrder, type ShelfOrder, shelfLines } from './shelf-order.ts';

interface OrderKey {
  account: string;
  id: string;
}

/** What an order took off the shelf; undefined for kinds that take nothing. */
async function shelfContent(
  transaction: Transaction,
  order: OrderKey,
): Promise<ShelfOrder | undefined> {
  const content = await readContent(transaction, order);
  return content && isShelfOrder(content) ? content : undefined;
}

/** Puts the pieces of an order back on the shelf; does nothing for kinds that take none. */
export async function returnPieces(
  transaction: Transaction,
  { account, id }: OrderKey,
): Promise<void> {
  const content = await shelfContent(transaction, { account, id });
  if (!content) return;
  const returned = shelfLines(content).map(({ item, pieces }) => ({ item, pieces: -pieces }));
  await lockItems(transaction, returned);
  await takePieces(transaction, returned, { account, id });
}

/**
 * Takes the pieces of an order off the shelf again, after they were returned. With issues they are not there, and none
 * was taken.
 */
export async function retakePieces(
  transaction: Transaction,
  { account, id }: OrderKey,
): Promise<Issue[]> {
  const content = await shelfContent(transaction, { account, id });
  if (!content) return [];
  const lines = shelfLines(content);
  const issues = checkShelf(content, await lockItems(transaction, lines));
  if (issues.length === 0) await takePieces(transaction, lines, { account, id });
  return issues;
}
