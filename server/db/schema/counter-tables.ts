import type { Generated, JSONColumnType } from 'kysely';
import type { AskedFilter } from '../../../src/api/orders/contract.ts';
import type { MoveStep } from '../../../src/domain/counter/queue-move.ts';
import type { LabStep } from '../../../src/domain/lifecycle/next-step.ts';
import type { CancelReason, ShopStep } from '../../../src/domain/lifecycle/shop-step.ts';
import type { Instant } from './instant.ts';

/** One user's named filter of the order list. */
interface OrderViewRow {
  accountId: string;
  userId: string;
  id: string;
  name: string;
  filter: JSONColumnType<AskedFilter>;
  savedAt: Instant;
}

/** A step applied to all orders that match a filter, or to some of them. */
interface OrderMoveRow {
  /** The account whose user requested it; for the lab, its own account. */
  accountId: string;
  id: string;
  byUser: string;
  byName: string;
  /** Null if it undoes a move. */
  step: MoveStep | null;
  reason: CancelReason | null;
  filter: JSONColumnType<AskedFilter>;
  /** `account/order`. */
  leftOut: Generated<string[]>;
  /** `account/order`; null for all that match. */
  named: string[] | null;
  undoes: string | null;
  askedAt: Instant;
  expected: number | null;
  /** The cursor of the last order processed. */
  reached: string | null;
  /** `account/order` of the orders being processed; null between two batches. */
  batch: string[] | null;
  /** What `reached` becomes after the batch. */
  batchEnd: string | null;
  moved: Generated<number>;
  unmoved: Generated<number>;
  endedAt: Date | null;
}

/** The outcome of a move for one order. */
interface OrderMoveResultRow {
  accountId: string;
  moveId: string;
  orderAccount: string;
  orderId: string;
  outcome: 'moved' | 'overtaken' | 'stays' | 'refused';
  step: LabStep | ShopStep | null;
}

/** Saved filters, and steps applied to many orders. */
export interface CounterTables {
  orderViews: OrderViewRow;
  orderMoves: OrderMoveRow;
  orderMoveResults: OrderMoveResultRow;
}
