import { sql } from 'kysely';
import type { QueueOutcome } from '../../../src/domain/counter/queue-move.ts';
import type { LabStep } from '../../../src/domain/lifecycle/next-step.ts';
import type { ShopStep } from '../../../src/domain/lifecycle/shop-step.ts';
import type { OrderScope } from '../orders/read-orders.ts';
import type { Database } from '../pool/database.ts';
import { inScope, queryInScope } from '../pool/scope.ts';
import type { StoredMove } from './moves.ts';

/** The outcome of a move for one order. */
export interface MoveResult {
  account: string;
  order: string;
  outcome: QueueOutcome;
  step: LabStep | ShopStep | null;
}

/** A move's response lists at most this many orders that were not moved. */
const mostUnmoved = 200;

type Named = Pick<StoredMove, 'accountId' | 'id'>;

/**
 * Stores which orders a move processes next, and what `reached` becomes after them. A process that continues after a crash
 * processes the same ones, even if the filter no longer finds them.
 */
export async function saveBatch(
  database: Database,
  { accountId, id }: Named,
  { batch, batchEnd }: Pick<StoredMove, 'batch' | 'batchEnd'>,
): Promise<void> {
  await inScope(database, 'lab', (transaction) =>
    transaction
      .updateTable('orderMoves')
      .set({ batch, batchEnd })
      .where('accountId', '=', accountId)
      .where('id', '=', id)
      .execute(),
  );
}

/** Stores the outcomes for some orders, once each, and how far the move has got. `isOver` ends the move. */
export async function saveResults(
  database: Database,
  { accountId, id }: Named,
  {
    results,
    reached,
    isOver,
  }: { results: readonly MoveResult[]; reached: string | null; isOver: boolean },
): Promise<void> {
  await inScope(database, 'lab', async (transaction) => {
    const stored =
      results.length === 0
        ? []
        : await transaction
            .insertInto('orderMoveResults')
            .values(
              results.map(({ account, order, outcome, step }) => {
                return {
                  accountId,
                  moveId: id,
                  orderAccount: account,
                  orderId: order,
                  outcome,
                  step,
                };
              }),
            )
            .onConflict((conflict) =>
              conflict.columns(['accountId', 'moveId', 'orderAccount', 'orderId']).doNothing(),
            )
            .returning('outcome')
            .execute();
    const moved = stored.filter(({ outcome }) => outcome === 'moved').length;
    await transaction
      .updateTable('orderMoves')
      .set(({ eb }) => ({
        reached,
        batch: null,
        batchEnd: null,
        moved: eb('moved', '+', moved),
        unmoved: eb('unmoved', '+', stored.length - moved),
        ...(isOver && { endedAt: sql<Date>`now()` }),
      }))
      .where('accountId', '=', accountId)
      .where('id', '=', id)
      .execute();
  });
}

/** An order that was not moved, with its name for the list. */
export interface Unmoved {
  account: string;
  accountName: string;
  order: string;
  outcome: QueueOutcome;
}

/** The first orders that were not moved, limited to accounts in the scope. */
export function readUnmoved(
  database: Database,
  scope: OrderScope,
  { accountId, id }: Named,
): Promise<Unmoved[]> {
  const query = database.queries
    .selectFrom('orderMoveResults as result')
    .innerJoin('accounts as account', 'account.accountId', 'result.orderAccount')
    .select(['result.orderAccount as account', 'result.orderId as order', 'result.outcome'])
    .select('account.name as accountName')
    .where('result.accountId', '=', accountId)
    .where('result.moveId', '=', id)
    .where('result.outcome', '<>', sql.lit('moved'))
    .orderBy('result.orderAccount')
    .orderBy('result.orderId')
    .limit(mostUnmoved);
  return queryInScope(database, scope, 'unmoved-orders', query.compile());
}

/** The next orders that a move has moved, after a given one. */
export function readMoved(
  database: Database,
  { accountId, id }: Named,
  { after, limit }: { after: { account: string; order: string } | null; limit: number },
): Promise<{ account: string; order: string; step: LabStep | ShopStep | null }[]> {
  const { account, order } = after ?? { account: zero, order: zero };
  const query = database.queries
    .selectFrom('orderMoveResults')
    .select(['orderAccount as account', 'orderId as order', 'step'])
    .where('accountId', '=', accountId)
    .where('moveId', '=', id)
    .where('outcome', '=', 'moved')
    .where(sql<boolean>`(order_account, order_id) > (${account}::uuid, ${order}::uuid)`)
    .orderBy('orderAccount')
    .orderBy('orderId')
    .limit(limit);
  return queryInScope(database, 'lab', 'moved-orders', query.compile());
}

const zero = '00000000-0000-0000-0000-000000000000';
