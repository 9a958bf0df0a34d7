import { uuidv7 } from 'uuidv7';
import { advance, findTransition } from '../../../../src/domain/lifecycle/order-status.ts';
import { shareOut } from '../../../../src/domain/shelf/share-out.ts';
import { theServer, writeEvent } from '../../../db/order-events/write-event.ts';
import { lockOrder } from '../../../db/orders/lock-order.ts';
import { asLab } from '../../../db/pool/scope.ts';
import type { Transaction } from '../../../db/schema/transaction.ts';
import { addFilled, endWaiting, lacksPieces, readQueue } from '../../../db/shelf/back-orders.ts';
import { lockItems, takePieces } from '../../../db/shelf/reserve-pieces.ts';
import type { ShelfLine } from '../../../db/shelf/shelf-order.ts';
import { countEvent } from '../../reports/count-order.ts';
import { holdOverLimit } from './hold-over-limit.ts';
import { notifyWatchers } from './notify-watchers.ts';

interface OrderKey {
  account: string;
  id: string;
}

/**
 * Allocates the pieces on hand to the orders that wait for them, oldest first. An order that has all its pieces
 * continues. Everything that adds pieces to the shelf ends with this, in the same transaction and with the items
 * locked, so no order waits for a piece that is on hand. Accounts that watch an item are notified if pieces remain.
 */
export async function fillBackOrders(
  transaction: Transaction,
  items: readonly string[],
): Promise<void> {
  if (items.length === 0) return;
  await asLab(transaction, async () => {
    await fillOrders(transaction, items);
    await notifyWatchers(transaction, items);
  });
}

async function fillOrders(transaction: Transaction, items: readonly string[]): Promise<void> {
  const queue = await readQueue(transaction, items);
  if (queue.length === 0) return;
  const onHand = await lockItems(transaction, queue);
  const shares = Map.groupBy(shareOut(queue, onHand), ({ to }) => `${to.accountId} ${to.orderId}`);
  for (const got of shares.values()) {
    const [first] = got;
    if (!first) continue;
    const lines = got.map(({ to, pieces }) => ({ item: to.item, pieces }));
    await fillOrder(transaction, { account: first.to.accountId, id: first.to.orderId }, lines);
  }
}

/**
 * The order is locked first: if two receipts bring the last pieces of two items, the second transaction sees what the
 * first did.
 */
async function fillOrder(
  transaction: Transaction,
  order: OrderKey,
  lines: readonly ShelfLine[],
): Promise<void> {
  const found = await lockOrder(transaction, order);
  if (!found || found === 'ambiguous') return;
  await takePieces(transaction, lines, order);
  await addFilled(transaction, order, lines);
  if (await lacksPieces(transaction, order)) return;
  await endWaiting(transaction, order);
  const transition = findTransition(found.status, 'system', 'resume');
  if (!transition) return;
  const status = advance(found.status, transition, {});
  const resumed = {
    id: uuidv7(),
    event: 'resume',
    side: 'system',
    message: '',
    details: {},
  } as const;
  const { account, id } = order;
  await writeEvent(transaction, { ...resumed, order: id, account, by: theServer }, status);
  await countEvent(transaction, order, resumed.event);
  await holdOverLimit(transaction, { ...order, status });
}
