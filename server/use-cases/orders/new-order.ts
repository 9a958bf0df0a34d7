import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import type { Rials } from '../../../src/domain/vocabulary/money.ts';
import type { Author } from '../../db/audit/author.ts';
import type { OrderContent } from '../../db/schema/order-tables.ts';
import type { HoldEvent } from './hold-over-limit.ts';

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
  /** Revision of the catalogue that it was judged by; missing for what is not made by one. */
  judgedBy?: string;
}

/** The `submitted` event of an order, and its immediate follow-up. */
export interface FirstEvent {
  id: string;
  placedAt: Date;
  /** The event by which the server held the order immediately. */
  held?: HoldEvent | undefined;
}
