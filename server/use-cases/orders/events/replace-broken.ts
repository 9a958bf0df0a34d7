import { checkBroken } from '../../../../src/domain/breakage/order-parts.ts';
import type { BrokenPart } from '../../../../src/domain/lifecycle/broken-part.ts';
import type { Issue } from '../../../../src/domain/vocabulary/issue.ts';
import { brokenBy } from '../../../db/order-events/find-events.ts';
import { readContent } from '../../../db/orders/read-content.ts';
import type { Transaction } from '../../../db/schema/transaction.ts';
import { replacePieces, returnReplacement } from '../../../db/shelf/replace-pieces.ts';
import { isShelfOrder } from '../../../db/shelf/shelf-order.ts';

interface OrderKey {
  account: string;
  id: string;
}

/**
 * Checks which parts broke, and takes replacements for those from the shelf. If there are issues, nothing was taken.
 */
export async function replaceBroken(
  transaction: Transaction,
  order: OrderKey,
  broken: readonly BrokenPart[],
): Promise<Issue[]> {
  const content = await readContent(transaction, order);
  if (!content) return [];
  const issues = checkBroken(content, broken);
  if (issues.length > 0 || !isShelfOrder(content)) return issues;
  return replacePieces(transaction, order, content, broken);
}

/** Returns the pieces that an event took to replace broken ones. Returns the items whose stock has risen. */
export async function returnReplaced(
  transaction: Transaction,
  order: OrderKey,
  event: string,
): Promise<string[]> {
  const content = await readContent(transaction, order);
  if (!content || !isShelfOrder(content)) return [];
  const broken = await brokenBy(transaction, order, event);
  return returnReplacement(transaction, order, content, broken);
}
