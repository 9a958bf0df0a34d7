import { readMoveFacts } from '../../db/counter/move-facts.ts';
import { type MoveResult, saveBatch, saveResults } from '../../db/counter/move-results.ts';
import { nextMove, type StoredMove } from '../../db/counter/moves.ts';
import { inOneProcess } from '../../db/jobs/in-one-process.ts';
import { unsorted } from '../../db/order-list/count-matching.ts';
import { listNamed, listOrders } from '../../db/order-list/list-orders.ts';
import { nextPosition } from '../../db/order-list/next-position.ts';
import type { ListedOrder } from '../../db/orders/read-orders.ts';
import { isTemporary } from '../../db/pool/is-temporary.ts';
import { aFewAtOnce } from '../../process/concurrency/a-few-at-once.ts';
import { log } from '../../process/log/log.ts';
import { logged } from '../../process/log/logged.ts';
import { readCursor, writeCursor } from '../orders/cursor.ts';
import { filterOf } from '../orders/filter-of.ts';
import { moveEventId } from './move-event-id.ts';
import { type Moved, type Mover, moveOrder, scopeOf } from './move-order.ts';
import { undoBatch } from './undo-moves.ts';

/** Orders moved per batch, after which the results are stored. */
const batch = 25;

/** Orders moved at the same time. The number is low so that other requests are not kept waiting. */
const atOnce = 4;

/**
 * Processes the requested moves one after the other, unless another process is doing so. After a crash, a move
 * continues with the batch that was begun; orders of it that are already moved are recognised by their event ids.
 */
export function workOnMoves(mover: Mover, ending?: AbortSignal): Promise<boolean> {
  const work = async (signal: AbortSignal) => {
    let move = await nextMove(mover.database);
    while (move && !signal.aborted) {
      await workOn(mover, move, signal);
      move = await nextMove(mover.database);
    }
  };
  return inOneProcess(mover.database, 'moves of many orders', work, ending);
}

async function workOn(mover: Mover, move: StoredMove, ending: AbortSignal): Promise<void> {
  let now = move;
  while (!ending.aborted) {
    const next = move.undoes
      ? await undoBatch(mover.database, now, move.undoes)
      : await workOnBatch(mover, now, ending);
    if (next === 'aborted' || next === null) return;
    now = { ...now, reached: next, batch: null };
  }
}

/** Orders processed together, and where the move continues after them; null at its end. */
interface Batch {
  orders: readonly ListedOrder[];
  reached: string | null;
}

const keyOf = ({ accountId, id }: ListedOrder) => `${accountId}/${id}`;

/** The orders with these keys. */
function withKeys({ database }: Mover, move: StoredMove, keys: readonly string[]) {
  const asked = keys.map((key) => {
    const [account = '', id = ''] = key.split('/');
    return { account, id };
  });
  return listNamed(database, scopeOf(move), asked);
}

/** The next orders that match the filter. */
async function nextMatching({ database }: Mover, move: StoredMove): Promise<Batch> {
  const filter = unsorted(filterOf(move.filter, move.askedAt.getTime()));
  const after = move.reached === null ? undefined : readCursor(move.reached)?.position;
  const found = await listOrders(database, scopeOf(move), { filter, after, limit: batch + 1 });
  const position = nextPosition(found, batch);
  const leftOut = new Set(move.leftOut);
  const orders = found.orders
    .slice(0, batch)
    .filter((order) => order.placedAt <= move.askedAt && !leftOut.has(keyOf(order)));
  return { orders, reached: position && writeCursor(position, filter.order) };
}

/** The next of the named orders. */
async function nextNamed(mover: Mover, move: StoredMove, keys: readonly string[]): Promise<Batch> {
  const from = Number(move.reached ?? 0);
  const orders = await withKeys(mover, move, keys.slice(from, from + batch));
  return { orders, reached: from + batch < keys.length ? String(from + batch) : null };
}

/** The orders to process now: those of the batch that was begun, or else the next ones. */
async function nextBatch(mover: Mover, move: StoredMove): Promise<Batch> {
  if (move.named) return nextNamed(mover, move, move.named);
  if (move.batch) {
    return { orders: await withKeys(mover, move, move.batch), reached: move.batchEnd };
  }
  const next = await nextMatching(mover, move);
  const begun = { batch: next.orders.map(keyOf), batchEnd: next.reached };
  await saveBatch(mover.database, move, begun);
  return next;
}

/** Moves the next orders. Returns where to continue, or null at the end. */
async function workOnBatch(
  mover: Mover,
  move: StoredMove,
  ending: AbortSignal,
): Promise<string | null | 'aborted'> {
  const { orders, reached } = await nextBatch(mover, move);
  const results = await moveAll(mover, move, orders, ending);
  if (ending.aborted) return 'aborted';
  await saveResults(mover.database, move, { results, reached, isOver: reached === null });
  return reached;
}

async function moveAll(
  mover: Mover,
  move: StoredMove,
  orders: readonly ListedOrder[],
  ending: AbortSignal,
): Promise<MoveResult[]> {
  const asked = orders.map(({ accountId: account, id: order, lastEvent }) => {
    return { account, order, lastEvent, own: moveEventId(move.id, { account, id: order }) };
  });
  const facts = await readMoveFacts(mover.database, scopeOf(move), asked);
  const results: MoveResult[] = [];
  await aFewAtOnce(orders, atOnce, async (order, place) => {
    if (ending.aborted) return;
    const { account, order: id, own } = asked[place] ?? { account: '', order: '', own: '' };
    const fact = facts[place] ?? { lastAt: null, done: null };
    const moved = await tryMove(mover, move, { order, own, fact });
    results.push({ account, order: id, ...moved });
  });
  return results;
}

/**
 * An error with one order does not stop the others. If the database is overloaded or unavailable, the batch is repeated
 * later: an order that could be moved must not be reported as refused.
 */
async function tryMove(...[mover, move, order]: Parameters<typeof moveOrder>): Promise<Moved> {
  try {
    return await moveOrder(mover, move, order);
  } catch (error) {
    if (isTemporary(error)) throw error;
    log.error({ move: move.id, order: order.order.id, ...logged(error) }, 'moving an order failed');
    return { outcome: 'refused', step: null };
  }
}
