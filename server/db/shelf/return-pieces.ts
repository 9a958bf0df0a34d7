import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import { readContent } from '../orders/read-content.ts';
import type { Transaction } from '../schema/transaction.ts';
import { endWaiting, waitForPieces } from './back-orders.ts';
import { lockItems, takePieces } from './reserve-pieces.ts';
import { checkShelf, isShelfOrder, type ShelfOrder, shelfLines } from './shelf-order.ts';

interface OrderKey {
  account: string;
  id: string;
}

/** The content of an order that took pieces from stock; undefined for kinds that take none. */
async function shelfContent(
  transaction: Transaction,
  order: OrderKey,
): Promise<ShelfOrder | undefined> {
  const content = await readContent(transaction, order);
  return content && isShelfOrder(content) ? content : undefined;
}

/**
 * Returns an order's pieces to stock; for a waiting order, those received so far. Does nothing for kinds that take
 * none. Returns the items that now have more pieces.
 */
export async function returnPieces(
  transaction: Transaction,
  { account, id }: OrderKey,
): Promise<string[]> {
  const content = await shelfContent(transaction, { account, id });
  if (!content) return [];
  const ordered = shelfLines(content);
  await lockItems(transaction, ordered);
  const taken = (await endWaiting(transaction, { account, id })) ?? ordered;
  const returned = taken.map(({ item, pieces }) => ({ item, pieces: -pieces }));
  await takePieces(transaction, returned, { account, id });
  return returned.map(({ item }) => item);
}

/** Makes an order that is held again wait for its pieces as before. Returns the items it waits for. */
export async function waitAgain(transaction: Transaction, order: OrderKey): Promise<string[]> {
  const content = await shelfContent(transaction, order);
  if (!content) return [];
  const lines = shelfLines(content);
  await lockItems(transaction, lines);
  await waitForPieces(transaction, order, lines);
  return lines.map(({ item }) => item);
}

/**
 * Takes an order's pieces from stock again after they were returned. With issues, pieces are missing and none was
 * taken.
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
