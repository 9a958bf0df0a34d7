import { uuidv7 } from 'uuidv7';
import type { Remaking } from '../../../../src/domain/lifecycle/remaking.ts';
import { orderNumber } from '../../../../src/domain/order/order-number.ts';
import { remadePrice } from '../../../../src/domain/remakes/remade-price.ts';
import { remadeRx } from '../../../../src/domain/remakes/remade-rx.ts';
import { checkShare, usualShare } from '../../../../src/domain/remakes/who-pays.ts';
import { foundBy } from '../../../../src/domain/typed/search-words.ts';
import type { Issue } from '../../../../src/domain/vocabulary/issue.ts';
import type { Rials } from '../../../../src/domain/vocabulary/money.ts';
import { requestForRemake } from '../../../db/order-events/find-events.ts';
import {
  copyOrder,
  type Original,
  type Remade,
  readOriginal,
} from '../../../db/orders/copy-order.ts';
import type { OrderContent } from '../../../db/schema/order-tables.ts';
import type { Transaction } from '../../../db/schema/transaction.ts';
import { lockItems, takePieces } from '../../../db/shelf/reserve-pieces.ts';
import { checkShelf, isShelfOrder, shelfLines } from '../../../db/shelf/shelf-order.ts';

/** An order placed as a remake, its total, and the share of it that the shop pays; in rials. */
export interface PlacedRemake {
  id: string;
  total: Rials;
  shopPays: Rials;
}

/** The order to remake, and the shop's share of the price if the lab specifies it. */
interface Granted extends Original {
  shopPays: Rials | undefined;
}

function remadeOf(original: Remade, remaking: Remaking | undefined): Remade {
  const { content, price, quotedTotal } = original;
  if (content.kind !== 'rx' || !('right' in price)) return original;
  // The original order remains the second pair.
  const { firstPair: _, ...ordered } = content;
  if (!remaking) return { ...original, content: ordered };
  const remade = remadePrice({ price, quotedTotal }, ordered, remaking);
  return { content: remadeRx(ordered, remaking), ...remade };
}

/**
 * Places a remake of what was requested from an order, at the agreed price, and links it to that order; a search for
 * either number finds it. Issues concern pieces that are not on the shelf or the shop's share; if there are any, the
 * caller must roll back.
 */
export async function placeRemake(
  transaction: Transaction,
  granted: Granted,
): Promise<{ remake?: PlacedRemake; issues: Issue[] }> {
  const original = await readOriginal(transaction, granted);
  if (!original) return { issues: [] };
  const { reason, remaking } = await requestForRemake(transaction, granted);
  const remade = remadeOf(original, remaking);
  const total = remade.price.total ?? remade.quotedTotal ?? 0;
  const shopPays = granted.shopPays ?? usualShare(reason, total);
  const issues = checkShare(shopPays, total);
  if (issues.length > 0) return { issues };
  const id = uuidv7();
  const words = foundBy([orderNumber(id)]);
  await copyOrder(transaction, granted, { id, words, ...remade, shopPays: granted.shopPays });
  const missing = await takeFromShelf(
    transaction,
    { account: granted.account, id },
    remade.content,
  );
  return { remake: { id, total, shopPays }, issues: missing };
}

async function takeFromShelf(
  transaction: Transaction,
  remake: { account: string; id: string },
  content: OrderContent['content'],
): Promise<Issue[]> {
  if (!isShelfOrder(content)) return [];
  const lines = shelfLines(content);
  const issues = checkShelf(content, await lockItems(transaction, lines));
  if (issues.length === 0) await takePieces(transaction, lines, remake);
  return issues;
}
