import { isDeepStrictEqual } from 'node:util';
import type { MoveRequest, QueueMove } from '../../../src/api/counter/contract.ts';
import type { Author } from '../../db/audit/author.ts';
import { type AskedMove, findMove, insertMove, type StoredMove } from '../../db/counter/moves.ts';
import { countMatching } from '../../db/order-list/count-matching.ts';
import type { Database } from '../../db/pool/database.ts';
import { filterOf } from '../orders/filter-of.ts';
import { mostMatching } from './most-matching.ts';

/** A move as it is answered. */
export function moveOf(move: StoredMove): QueueMove {
  const { id, step, undoes, askedAt, expected, moved, unmoved, endedAt } = move;
  const isOver = endedAt !== null;
  return { id, step, undoes, askedAt: askedAt.toISOString(), expected, moved, unmoved, isOver };
}

/** What became of asking for a move; `keyReused`: its id is that of another one. */
export type Asked = { kind: 'asked' | 'repeated'; move: QueueMove } | { kind: 'keyReused' };

const isSame = (
  { step, filter, leftOut, undoes }: Omit<AskedMove, 'id' | 'expected'>,
  known: StoredMove,
) =>
  isDeepStrictEqual(
    { step, filter, leftOut, undoes },
    { step: known.step, filter: known.filter, leftOut: known.leftOut, undoes: known.undoes },
  );

/** Stores a move that is to be worked on, once however often it is asked for. */
export async function storeMove(database: Database, by: Author, asked: AskedMove): Promise<Asked> {
  const isNew = await insertMove(database, by, asked);
  const known = await findMove(database, by.account, asked.id);
  if (!known || !isSame(asked, known)) return { kind: 'keyReused' };
  return { kind: isNew ? 'asked' : 'repeated', move: moveOf(known) };
}

/** How many orders the move is about; null where that is not counted. */
async function expectedOf(database: Database, { filter, leftOut }: MoveRequest) {
  const count = await countMatching(database, filterOf(filter, Date.now()), mostMatching);
  return count === null || count >= mostMatching ? null : Math.max(count - leftOut.length, 0);
}

/** Asks for a step of all orders that pass a filter. */
export async function askMove(
  database: Database,
  by: Author,
  { id, ...request }: MoveRequest & { id: string },
): Promise<Asked> {
  const { step, filter } = request;
  return storeMove(database, by, {
    id,
    step,
    filter,
    leftOut: request.leftOut.map((order) => `${order.account}/${order.id}`),
    undoes: null,
    expected: await expectedOf(database, request),
  });
}
