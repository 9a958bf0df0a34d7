import type { Generated } from 'kysely';
import type { MovementKind, PostingKind } from '../../../src/domain/stockroom/movement-kind.ts';
import type { Instant } from './instant.ts';

interface ShelfRow {
  /** The key of server/db/shelf/shelf-order.ts. */
  item: string;
  onHand: number;
  /** How many movements the item has had; the number of the last one. */
  movements: Generated<number>;
}

/** One entry of the lab. Rows are added, never changed. */
interface StockPostingRow {
  id: string;
  at: Instant;
  kind: PostingKind;
  reason: string | null;
  note: string;
  byAccount: string;
  byUser: string;
  byName: string;
  requestHash: Buffer;
}

/** Rows are added, never changed. */
interface StockMovementRow {
  item: string;
  number: number;
  at: Date;
  kind: MovementKind;
  pieces: number;
  /** After the movement. */
  onHand: number;
  counted: number | null;
  promised: number | null;
  postingId: string | null;
  accountId: string | null;
  orderId: string | null;
}

/** What an order that waits is still to get. */
interface BackOrderRow {
  accountId: string;
  orderId: string;
  item: string;
  pieces: number;
  /** How many of them it has. */
  filled: Generated<number>;
  askedAt: Date;
}

/** An item of which an account wants to know when there are some again. */
interface StockWatchRow {
  accountId: string;
  item: string;
  askedAt: Instant;
}

/** Pieces on hand of all that orders take off the shelf, and their history. */
export interface ShelfTables {
  shelf: ShelfRow;
  stockPostings: StockPostingRow;
  stockMovements: StockMovementRow;
  backOrders: BackOrderRow;
  stockWatches: StockWatchRow;
}
