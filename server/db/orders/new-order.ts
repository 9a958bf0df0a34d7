import type { ParcelPlace } from '../../../src/domain/order/parcel.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import type { Rials } from '../../../src/domain/vocabulary/money.ts';
import type { Author } from '../audit/author.ts';
import type { OrderContent } from '../schema/order-tables.ts';

/** For which account an order is placed, and who does it: one of its users, or the lab. */
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
  /** The day on which it was foreseen to leave the lab, as `2026-11-22`; missing while it waits for pieces. */
  foreseenFor?: string;
  /** Revision of the catalogue that it was judged by; missing for what is not made by one. */
  judgedBy?: string;
  /** Its place in the group that it was sent with; missing if it was sent by itself. */
  parcel?: ParcelPlace | undefined;
  /** The order of which it is the second pair. */
  firstPair?: { id: string; placedAt: Date } | undefined;
}

/** The event `submit` of an order. */
export interface FirstEvent {
  id: string;
  placedAt: Date;
}
