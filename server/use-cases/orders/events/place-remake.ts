import { uuidv7 } from 'uuidv7';
import { orderNumber } from '../../../../src/domain/order/order-number.ts';
import { foundBy } from '../../../../src/domain/typed/search-words.ts';
import type { Issue } from '../../../../src/domain/vocabulary/issue.ts';
import { copyOrder, type Original } from '../../../db/orders/copy-order.ts';
import type { Transaction } from '../../../db/schema/transaction.ts';
import { lockItems, takePieces } from '../../../db/shelf/reserve-pieces.ts';
import { checkShelf, isShelfOrder, shelfLines } from '../../../db/shelf/shelf-order.ts';

/**
 * Places an order with the content and the agreed price of another one and links it to that; a search for the number of
 * either finds it. Returns its id, or the issues of an order whose pieces are not on the shelf; then the caller must
 * roll the transaction back.
 */
export async function placeRemake(
  transaction: Transaction,
  original: Original,
): Promise<{ remake: string; issues: Issue[] }> {
  const remake = uuidv7();
  const words = foundBy([orderNumber(remake)]);
  const content = await copyOrder(transaction, original, { id: remake, words });
  if (!content || !isShelfOrder(content)) return { remake, issues: [] };
  const lines = shelfLines(content);
  const issues = checkShelf(content, await lockItems(transaction, lines));
  const { account } = original;
  if (issues.length === 0) await takePieces(transaction, lines, { account, id: remake });
  return { remake, issues };
}
