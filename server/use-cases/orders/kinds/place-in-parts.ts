import { uuidv7 } from 'uuidv7';
import { submittedStatus } from '../../../../src/domain/lifecycle/order-status.ts';
import { priceOfParts, splitLines } from '../../../../src/domain/shelf/split-lines.ts';
import { insertInTransaction } from '../../../db/orders/insert-orders.ts';
import { linkToSplit } from '../../../db/orders/link-to-split.ts';
import { Refused } from '../../../db/orders/refused.ts';
import type { Database } from '../../../db/pool/database.ts';
import { lockInScope } from '../../../db/pool/lock-in-scope.ts';
import type { Transaction } from '../../../db/schema/transaction.ts';
import { waitForPieces } from '../../../db/shelf/back-orders.ts';
import { lockItems, takePieces } from '../../../db/shelf/reserve-pieces.ts';
import { shelfLines } from '../../../db/shelf/shelf-order.ts';
import { holdOrder } from '../events/hold-order.ts';
import type { FirstEvents } from '../events/hold-over-limit.ts';
import { partOfOrder } from './part-of-order.ts';
import { type NewShelfOrder, type ShelfPlacing, shortages } from './shelf-placing.ts';
import { holdIfLimited } from './store-order.ts';

/**
 * Stores an order of which some lines may wait: the available pieces as one order, and the missing ones as another that
 * waits for them, or a single order if all or none are available. Availability is known only once the shelf's rows are
 * locked, so they are locked before the order is inserted. A repeated order takes nothing.
 */
export function placeInParts(database: Database, order: NewShelfOrder): Promise<ShelfPlacing> {
  const { content } = order.kept;
  const lines = shelfLines(content);
  return lockInScope(database, { account: order.by.account.id }, async (transaction) => {
    const onHand = await lockItems(transaction, lines);
    const shares = splitLines(content.lines, {
      onHand: (line) => onHand.get(lines[line]?.item ?? '') ?? 0,
      mayWait: (line) => order.backOrdered.has(line),
    });
    const { there, waiting } = shares;
    const price = priceOfParts(order.kept.price, content.lines, shares);
    const isSplit = there.length > 0 && waiting.length > 0;
    const { foreseenFor: _, ...unforeseen } = order;
    const stored = isSplit
      ? { ...order, kept: partOfOrder(order.kept, there, price.there) }
      : there.length > 0
        ? order
        : unforeseen;
    const first = await (there.length > 0 ? storeAvailable : storeWaiting)(transaction, stored);
    if (!first) return { kind: 'known' };
    const issues = shortages(order, onHand);
    if (issues.length > 0) throw new Refused(issues);
    if (!isSplit) return { kind: 'placed', order: stored, first };
    const rest = uuidv7();
    const kept = partOfOrder(order.kept, waiting, price.waiting);
    // Pieces that are still to come do not delay the rest of the parcel.
    await storeWaiting(transaction, { ...unforeseen, id: rest, kept, parcel: undefined });
    await linkToSplit(transaction, { account: order.by.account.id, id: order.id }, rest);
    return { kind: 'placed', order: stored, first, rest };
  });
}

/** Stores an order of available pieces and takes them; undefined if the account has already used its id. */
async function storeAvailable(
  transaction: Transaction,
  order: NewShelfOrder,
): Promise<FirstEvents | undefined> {
  const first = await insertInTransaction(transaction, order);
  if (!first) return undefined;
  const key = { account: order.by.account.id, id: order.id };
  await takePieces(transaction, shelfLines(order.kept.content), key);
  return { ...first, held: await holdIfLimited(transaction, order) };
}

/** Stores an order that gets its pieces as they arrive; undefined if the account has already used its id. */
async function storeWaiting(
  transaction: Transaction,
  order: NewShelfOrder,
): Promise<FirstEvents | undefined> {
  const first = await insertInTransaction(transaction, order);
  if (!first) return undefined;
  const key = { account: order.by.account.id, id: order.id };
  const status = submittedStatus(order.kept.price.total);
  const reason = { reason: 'backOrder' } as const;
  const held = await holdOrder(transaction, { ...key, status }, reason, order.by.author);
  await waitForPieces(transaction, key, shelfLines(order.kept.content));
  return { ...first, held };
}
