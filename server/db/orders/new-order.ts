import type { ParcelPlace } from '../../../src/domain/order/parcel.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import type { Rials } from '../../../src/domain/vocabulary/money.ts';
import type { Author } from '../audit/author.ts';
import type { OrderContent } from '../schema/order-tables.ts';

/** The account that an order is placed for, and who places it: one of its users, or the lab. */
export interface PlacedBy {
  account: SignedIn['account'];
  side: 'shop' | 'lab';
  author: Author;
}

/** An order ready to be stored. */
export interface NewOrder {
  id: string;
  by: PlacedBy;
  kept: OrderContent;
  requestHash: Buffer;
  /** In rials; null for no limit. */
  creditLimit: Rials | null;
  /** The day it was expected to leave the lab, as `2026-11-22`; missing while it waits for pieces. */
  foreseenFor?: string;
  /** Revision of the catalogue that the order was judged by; missing if none applies. */
  judgedBy?: string;
  /** Its position in the group it was sent in; missing if it was sent alone. */
  parcel?: ParcelPlace | undefined;
  /** The order whose second pair this is. */
  firstPair?: { id: string; placedAt: Date } | undefined;
}

/** An order's `submit` event. */
export interface FirstEvent {
  id: string;
  placedAt: Date;
}
