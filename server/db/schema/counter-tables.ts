import type { Generated, JSONColumnType } from 'kysely';
import type { AskedFilter } from '../../../src/api/orders/contract.ts';
import type { MoveStep } from '../../../src/domain/counter/queue-move.ts';
import type { LabStep } from '../../../src/domain/lifecycle/next-step.ts';
import type { CancelReason, ShopStep } from '../../../src/domain/lifecycle/shop-step.ts';
import type { Instant } from './instant.ts';

/** A filter of the list with a name, of one person. */
interface OrderViewRow {
  accountId: string;
  userId: string;
  id: string;
  name: string;
  filter: JSONColumnType<AskedFilter>;
  savedAt: Instant;
}

/** A step of all orders that pass a filter, or of some. */
interface OrderMoveRow {
  /** Whose people asked for it; of the lab, its own. */
  accountId: string;
  id: string;
  byUser: string;
  byName: string;
  /** Null where it takes a move back. */
  step: MoveStep | null;
  reason: CancelReason | null;
  filter: JSONColumnType<AskedFilter>;
  /** `account/order`. */
  leftOut: Generated<string[]>;
  /** `account/order`; null for all that pass. */
  named: string[] | null;
  undoes: string | null;
  askedAt: Instant;
  expected: number | null;
  /** The cursor of the last order that was dealt with. */
  reached: string | null;
  moved: Generated<number>;
  unmoved: Generated<number>;
  endedAt: Date | null;
}

/** What became of one order of a move. */
interface OrderMoveResultRow {
  accountId: string;
  moveId: string;
  orderAccount: string;
  orderId: string;
  outcome: 'moved' | 'overtaken' | 'stays' | 'refused';
  step: LabStep | ShopStep | null;
}

/** What is kept of lists and of acting on many orders. */
export interface CounterTables {
  orderViews: OrderViewRow;
  orderMoves: OrderMoveRow;
  orderMoveResults: OrderMoveResultRow;
}
