import type { AskedFilter } from '../../../src/api/orders/contract.ts';
import type { MoveStep } from '../../../src/domain/counter/queue-move.ts';
import type { CancelReason } from '../../../src/domain/lifecycle/shop-step.ts';
import { revertHours } from '../../../src/domain/lifecycle/undo.ts';
import type { Author } from '../audit/author.ts';
import type { Database } from '../pool/database.ts';
import { inScope, queryInScope } from '../pool/scope.ts';

/** The current state of a move of many orders. */
export interface StoredMove {
  accountId: string;
  id: string;
  byUser: string;
  byName: string;
  step: MoveStep | null;
  reason: CancelReason | null;
  filter: AskedFilter;
  leftOut: string[];
  /** `account/order` of each order to move; null for all that match. */
  named: string[] | null;
  undoes: string | null;
  askedAt: Date;
  expected: number | null;
  reached: string | null;
  /** `account/order` of the orders being processed, and what `reached` becomes after them. */
  batch: string[] | null;
  batchEnd: string | null;
  moved: number;
  unmoved: number;
  endedAt: Date | null;
}

/** The request: a step to apply, or another move to undo. */
export type AskedMove = Pick<
  StoredMove,
  'id' | 'step' | 'reason' | 'filter' | 'leftOut' | 'named' | 'undoes' | 'expected'
>;

/**
 * How long moves are kept after they can no longer be undone, in ms, so that a clerk who was away still sees the
 * outcome.
 */
const marginMs = 7 * 86_400_000;

/** Maximum moves shown to a user, the latest ones. */
const mostListed = 5;

const moves = ({ queries }: Database) =>
  queries
    .selectFrom('orderMoves')
    .select(['accountId', 'id', 'byUser', 'byName', 'step', 'filter', 'leftOut', 'undoes'])
    .select(['reason', 'named'])
    .select(['askedAt', 'expected', 'reached', 'batch', 'batchEnd', 'moved', 'unmoved', 'endedAt']);

/** Stores a requested move; false if its id exists already. */
export function insertMove(database: Database, by: Author, asked: AskedMove): Promise<boolean> {
  const { filter, ...move } = asked;
  return inScope(database, { account: by.account }, async (transaction) => {
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('orderMoves')
      .values({
        ...move,
        filter: JSON.stringify(filter),
        accountId: by.account,
        byUser: by.user,
        byName: by.name,
      })
      .onConflict((conflict) => conflict.columns(['accountId', 'id']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  });
}

/** A move requested by an account's users. */
export async function findMove(
  database: Database,
  account: string,
  id: string,
): Promise<StoredMove | undefined> {
  const query = moves(database).where('accountId', '=', account).where('id', '=', id);
  const [found] = await queryInScope(database, { account }, 'order-move', query.compile());
  return found;
}

/** A user's latest moves, newest first. */
export function listMoves(
  database: Database,
  { account, user }: Pick<Author, 'account' | 'user'>,
): Promise<StoredMove[]> {
  const query = moves(database)
    .where('accountId', '=', account)
    .where('byUser', '=', user)
    .orderBy('askedAt', 'desc')
    .limit(mostListed);
  return queryInScope(database, { account }, 'order-moves', query.compile());
}

/** The move to work on next: the oldest request. */
export async function nextMove(database: Database): Promise<StoredMove | undefined> {
  const query = moves(database)
    .where('endedAt', 'is', null)
    .orderBy('askedAt')
    .orderBy('id')
    .limit(1);
  const [found] = await queryInScope(database, 'lab', 'next-order-move', query.compile());
  return found;
}

/** Deletes moves that can no longer be undone and their outcomes, together with the moves that undid them. */
export async function clearOldMoves(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - revertHours * 3_600_000 - marginMs);
  await inScope(database, 'lab', (transaction) =>
    transaction
      .deleteFrom('orderMoves as move')
      .where('endedAt', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('orderMoves as undoing')
              .select('undoing.id')
              .whereRef('undoing.accountId', '=', 'move.accountId')
              .whereRef('undoing.undoes', '=', 'move.id')
              .where(({ or, eb }) =>
                or([eb('undoing.endedAt', 'is', null), eb('undoing.endedAt', '>=', before)]),
              ),
          ),
        ),
      )
      .execute(),
  );
}
