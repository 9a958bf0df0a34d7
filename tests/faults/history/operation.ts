import type { EventName, Side } from '../../../src/domain/lifecycle/event-name.ts';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { EventReason } from '../../../src/domain/lifecycle/reasons.ts';

/** What an order asks for, as far as it is judged. */
export interface Wanted {
  /** The shop's own words for it; no two orders of a run have the same. */
  reference: string;
  /** What it comes to in rials; null is "on request". */
  total: number | null;
  /** Pieces by item of the shelf; empty for what is made to order. */
  pieces: Readonly<Record<string, number>>;
}

/** An event that somebody asks for. */
export interface AskedStep {
  event: EventName;
  promisedFor?: string | undefined;
  price?: number | undefined;
  reason?: EventReason | undefined;
  reverts?: string | undefined;
  /** The order's last event as the client saw it. */
  after?: string | undefined;
}

/** What a client asks of the server. */
export type Call =
  | { does: 'place'; order: string; wanted: Wanted; body: string }
  | { does: 'act'; order: string; id: string; step: AskedStep }
  | { does: 'correct'; order: string; id: string; after: string; wanted: Wanted; body: string }
  | { does: 'withdraw'; order: string }
  | { does: 'read'; order: string }
  | { does: 'list' }
  | { does: 'count' };

/** An event of an order as a client or the database tells it. */
export interface Told extends AskedStep {
  id: string;
  side: Side;
  state: OrderState;
  at: string;
  corrected?: { before: number | null; after: number | null } | undefined;
}

/** An order as an answer shows it; a row of a list has no events. */
export interface Seen {
  order: string;
  account: string;
  state: OrderState;
  reference: string;
  total: number | null;
  events?: readonly Pick<Told, 'id' | 'event'>[];
}

/**
 * What the client learnt. `unknown`: no answer reached it, or one that does not say whether anything happened, so that the
 * call may take effect later, or never. `isNew`: it happened by this call, not by the same one before.
 */
export type Answer =
  | { is: 'unknown' }
  | { is: 'refused'; code: string }
  | { is: 'done'; isNew: boolean; seen: Seen }
  | { is: 'seen'; seen: Seen }
  | { is: 'outcome'; outcome: 'placed' | 'withdrawn' }
  /** `isWhole`: an order that is not among them was not there. */
  | { is: 'listed'; orders: readonly Seen[]; isWhole: boolean }
  | { is: 'counted'; pieces: Readonly<Record<string, number>> };

/** Who calls. */
export interface Caller {
  /** Of one process, tab or connection. */
  name: string;
  account: string;
  /** The lab's people see every account. */
  isLab: boolean;
}

/** A call of a client, and the answer. Times are of one clock, which ticks at each call and each answer. */
export interface Operation {
  /** Its place among the calls, from 1. */
  number: number;
  caller: Caller;
  call: Call;
  asked: number;
  /** Null while the client has no answer. */
  answered: number | null;
  answer: Answer;
}

/** An order as it is stored. */
export interface StoredOrder {
  account: string;
  order: string;
  /** Its id was used up by a withdrawal; it has nothing else. */
  isWithdrawn: boolean;
  state: OrderState;
  wanted: Wanted;
  /** Oldest first. */
  events: readonly Told[];
}

/** An entry of a ledger, in rials. */
export interface StoredEntry {
  account: string;
  number: number;
  id: string;
  kind: string;
  debit: number;
  credit: number;
  tax: number;
  /** In basis points. */
  taxRate: number | null;
  order: string | null;
  event: string | null;
  reverses: string | null;
  /** What the account owes with it. */
  balance: number;
}

/** A movement of the shelf; `left` is what was there after it. */
export interface StoredMovement {
  item: string;
  number: number;
  kind: string;
  pieces: number;
  left: number;
  account: string | null;
  order: string | null;
}

/** All that the database holds once nothing is on its way any more. */
export interface Truth {
  orders: readonly StoredOrder[];
  /** By account and number. */
  entries: readonly StoredEntry[];
  balances: Readonly<Record<string, number>>;
  /** By item and number. */
  movements: readonly StoredMovement[];
  shelf: Readonly<Record<string, number>>;
}

/** What there is before the first call. */
export interface Start {
  /** Pieces by item. */
  shelf: Readonly<Record<string, number>>;
  /** Ids of orders, such as those of the sample, that are not judged. */
  orders: readonly string[];
}

/** A run: what there was at first, what clients called and learnt, and what there is in the end. */
export interface History {
  start: Start;
  operations: readonly Operation[];
  truth: Truth;
}
