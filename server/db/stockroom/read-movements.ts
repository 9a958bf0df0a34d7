import { CompiledQuery } from 'kysely';
import type {
  CorrectionReason,
  MovementKind,
} from '../../../src/domain/stockroom/movement-kind.ts';
import type { Database } from '../pool/database.ts';
import { queryInScope } from '../pool/scope.ts';

/** A stored movement, with the lab's note and the account of its order. */
export interface StoredMovement {
  number: number;
  at: Date;
  kind: MovementKind;
  pieces: number;
  onHand: number;
  counted: number | null;
  promised: number | null;
  reason: CorrectionReason | null;
  note: string | null;
  byName: string | null;
  accountId: string | null;
  accountName: string | null;
  orderId: string | null;
}

const movementsSql = `
  select movement.number, movement.at, movement.kind, movement.pieces, movement.on_hand, movement.counted,
    movement.promised, posting.reason, posting.note, posting.by_name, movement.account_id,
    account.name as account_name, movement.order_id
  from (
    select * from stock_movements where item = $1 and number < $2 order by number desc limit $3
  ) movement
  left join stock_postings posting on posting.id = movement.posting_id
  left join accounts account on account.account_id = movement.account_id
  order by movement.number desc`;

/** Reads an item's movements before a given number, latest first. */
export function readMovements(
  database: Database,
  { item, before, limit }: { item: string; before: number; limit: number },
): Promise<StoredMovement[]> {
  const values = [item, before, limit];
  const query = CompiledQuery.raw(movementsSql, values) as CompiledQuery<StoredMovement>;
  return queryInScope(database, 'lab', 'stockroom-movements', query);
}
