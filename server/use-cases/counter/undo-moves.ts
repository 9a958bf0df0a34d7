import type { Author } from '../../db/audit/author.ts';
import { type MoveResult, readMoved, saveResults } from '../../db/counter/move-results.ts';
import { findMove, type StoredMove } from '../../db/counter/moves.ts';
import type { Database } from '../../db/pool/database.ts';
import { isTemporary } from '../../db/pool/is-temporary.ts';
import { aFewAtOnce } from '../../process/concurrency/a-few-at-once.ts';
import { log } from '../../process/log/log.ts';
import { logged } from '../../process/log/logged.ts';
import { recordEvent } from '../orders/events/record-event.ts';
import { type Asked, storeMove } from './ask-move.ts';
import { moveEventId } from './move-event-id.ts';
import { outcomes } from './move-order.ts';

/** Orders taken back per batch, after which the results are stored. */
const batch = 25;

/** Orders taken back at the same time. The number is low so that other requests are not kept waiting. */
const atOnce = 4;

/** The result of requesting to take a move back. `notAllowed`: the move is not over, or takes one back itself. */
export type UndoAsked = Asked | { kind: 'notFound' | 'notAllowed' };

/** Requests to take back a move, once however often it is requested. */
export async function askUndo(
  database: Database,
  by: Author,
  { id, undoes }: { id: string; undoes: string },
): Promise<UndoAsked> {
  const move = await findMove(database, by.account, undoes);
  if (!move) return { kind: 'notFound' };
  if (move.endedAt === null || move.undoes !== null) return { kind: 'notAllowed' };
  const { filter, moved } = move;
  const asked = { step: null, reason: null, filter, leftOut: [], named: null, undoes };
  return storeMove(database, by, { id, ...asked, expected: moved });
}

const keyOf = ({ account, order }: { account: string; order: string }) => `${account}/${order}`;

function placeOf(reached: string | null): { account: string; order: string } | null {
  const [account, order] = reached?.split('/') ?? [];
  return account && order ? { account, order } : null;
}

/**
 * Takes the next orders back. Returns where to continue, or null at the end. Orders that have changed since are left
 * alone.
 */
export async function undoBatch(
  database: Database,
  undo: StoredMove,
  undoes: string,
): Promise<string | null> {
  const of = { accountId: undo.accountId, id: undoes };
  const moved = await readMoved(database, of, { after: placeOf(undo.reached), limit: batch });
  const results: MoveResult[] = [];
  await aFewAtOnce(moved, atOnce, async (one) => {
    results.push(await undoOne(database, { undo, undoes }, one));
  });
  const last = moved.length === batch ? moved.at(-1) : undefined;
  const reached = last ? keyOf(last) : null;
  await saveResults(database, undo, { results, reached, isOver: reached === null });
  return reached;
}

async function undoOne(
  database: Database,
  { undo, undoes }: { undo: StoredMove; undoes: string },
  { account, order: id, step }: { account: string; order: string; step: MoveResult['step'] },
): Promise<MoveResult> {
  const order = { account, id };
  const reverts = moveEventId(undoes, order);
  try {
    const { kind } = await recordEvent(database, 'lab', {
      id: moveEventId(undo.id, order),
      order,
      side: 'lab',
      by: { account: undo.accountId, user: undo.byUser, name: undo.byName },
      asked: { event: 'revert', message: '', reverts },
      after: reverts,
    });
    return { account, order: id, outcome: outcomes[kind], step };
  } catch (error) {
    // The batch is repeated later.
    if (isTemporary(error)) throw error;
    log.error(
      { move: undo.id, order: id, ...logged(error) },
      'taking back a move of an order failed',
    );
    return { account, order: id, outcome: 'refused', step };
  }
}
