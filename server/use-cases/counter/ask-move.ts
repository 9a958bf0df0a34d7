import { isDeepStrictEqual } from 'node:util';
import type { MoveRequest, QueueMove } from '../../../src/api/counter/contract.ts';
import type { AskedFilter } from '../../../src/api/orders/contract.ts';
import type { Author } from '../../db/audit/author.ts';
import { type AskedMove, findMove, insertMove, type StoredMove } from '../../db/counter/moves.ts';
import { countMatching } from '../../db/order-list/count-matching.ts';
import type { OrderScope } from '../../db/orders/read-orders.ts';
import type { Database } from '../../db/pool/database.ts';
import { filterOf } from '../orders/filter-of.ts';
import { mostMatching } from './most-matching.ts';

/** A move as the API answers it. */
export function moveOf(move: StoredMove): QueueMove {
  const { id, step, undoes, askedAt, expected, moved, unmoved, endedAt } = move;
  const isOver = endedAt !== null;
  return { id, step, undoes, askedAt: askedAt.toISOString(), expected, moved, unmoved, isOver };
}

/** The result of requesting a move. `keyReused`: another move has its id. */
export type Asked = { kind: 'asked' | 'repeated'; move: QueueMove } | { kind: 'keyReused' };

const requestOf = ({
  step,
  reason,
  filter,
  leftOut,
  named,
  undoes,
}: Omit<AskedMove, 'id' | 'expected'>) => ({ step, reason, filter, leftOut, named, undoes });

const isSame = (asked: AskedMove, known: StoredMove) =>
  isDeepStrictEqual(requestOf(asked), requestOf(known));

/** Stores a move to be processed, once however often it is requested. */
export async function storeMove(database: Database, by: Author, asked: AskedMove): Promise<Asked> {
  const isNew = await insertMove(database, by, asked);
  const known = await findMove(database, by.account, asked.id);
  if (!known || !isSame(asked, known)) return { kind: 'keyReused' };
  return { kind: isNew ? 'asked' : 'repeated', move: moveOf(known) };
}

/** How many orders match, apart from the excluded ones; null if that is not counted. */
async function countOrders(
  database: Database,
  scope: OrderScope,
  { filter, leftOut }: { filter: AskedFilter; leftOut: readonly string[] },
) {
  const counting = { filter: filterOf(filter, Date.now()), most: mostMatching };
  const count = await countMatching(database, scope, counting);
  return count === null || count >= mostMatching ? null : Math.max(count - leftOut.length, 0);
}

const keyOf = ({ account, id }: { account: string; id: string }) => `${account}/${id}`;

/** The keys of orders, without duplicates. */
const keysOf = (orders: MoveRequest['leftOut']) => [...new Set(orders.map(keyOf))];

/** The author of a move, and the orders they may see. */
interface Asker {
  by: Author;
  scope: OrderScope;
}

/** Requests a step for all orders that match a filter, or for the named ones. */
export async function askMove(
  database: Database,
  { by, scope }: Asker,
  { id, ...request }: MoveRequest & { id: string },
): Promise<Asked> {
  const { step, reason = null, filter, orders } = request;
  const leftOut = keysOf(request.leftOut);
  const named = orders ? keysOf(orders) : null;
  return storeMove(database, by, {
    id,
    step,
    reason,
    filter,
    leftOut,
    named,
    undoes: null,
    expected: named ? named.length : await countOrders(database, scope, { filter, leftOut }),
  });
}
