import type { Generated } from 'kysely';
import type { MovementKind, PostingKind } from '../../../src/domain/stockroom/movement-kind.ts';
import type { Instant } from './instant.ts';

interface ShelfRow {
  /** The key from server/db/shelf/shelf-order.ts. */
  item: string;
  onHand: number;
  /** Number of the item's movements, and so the number of the last one. */
  movements: Generated<number>;
}

/** A stock entry by the lab. Rows are only added, never changed. */
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

/** Rows are only added, never changed. */
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

/** The pieces that a waiting order still needs. */
interface BackOrderRow {
  accountId: string;
  orderId: string;
  item: string;
  pieces: number;
  /** How many of them it has received. */
  filled: Generated<number>;
  askedAt: Date;
}

/** An item that an account wants to be notified about when it is back in stock. */
interface StockWatchRow {
  accountId: string;
  item: string;
  askedAt: Instant;
}

/** Pieces on hand of everything that orders take from stock, and their history. */
export interface ShelfTables {
  shelf: ShelfRow;
  stockPostings: StockPostingRow;
  stockMovements: StockMovementRow;
  backOrders: BackOrderRow;
  stockWatches: StockWatchRow;
}
