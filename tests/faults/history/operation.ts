import type { EventName, Side } from '../../../src/domain/lifecycle/event-name.ts';
import type { OrderState } from '../../../src/domain/lifecycle/order-state.ts';
import type { EventReason } from '../../../src/domain/lifecycle/reasons.ts';

/** The parts of an order that are judged. */
export interface Wanted {
  /** The shop's reference, unique in a run. */
  reference: string;
  /** The price in rials; null means "on request". */
  total: number | null;
  /** Pieces by shelf item; empty for lenses made to order. */
  pieces: Readonly<Record<string, number>>;
}

/** An event that a client requests. */
export interface StepRequest {
  event: EventName;
  promisedFor?: string | undefined;
  price?: number | undefined;
  reason?: EventReason | undefined;
  reverts?: string | undefined;
  /** The shop's share of a remake, in rials. */
  shopPays?: number | undefined;
  /** The order's last event as the client saw it. */
  after?: string | undefined;
}

/** What the lab puts into one parcel, and the text on it. */
export interface Packed {
  /** Sorted. */
  orders: readonly string[];
  label: string;
}

/** A request of a client to the server. */
export type Call =
  | { does: 'place'; order: string; wanted: Wanted; body: string }
  | { does: 'act'; order: string; id: string; step: StepRequest }
  | { does: 'correct'; order: string; id: string; after: string; wanted: Wanted; body: string }
  | { does: 'withdraw'; order: string }
  | { does: 'read'; order: string }
  | { does: 'pack'; note: string; account: string; packed: Packed }
  | { does: 'dissolve' | 'shipNote' | 'readNote'; note: string }
  | { does: 'receive'; note: string; missing: readonly string[] }
  | { does: 'list' }
  | { does: 'count' };

/** An event of an order, as an answer or the database shows it. */
export interface RecordedEvent extends StepRequest {
  id: string;
  side: Side;
  state: OrderState;
  at: string;
  corrected?: { before: number | null; after: number | null } | undefined;
  /** The order placed as a remake. */
  remake?: string | undefined;
}

/** An order as an answer shows it. In a list, it has no events. */
export interface Seen {
  order: string;
  account: string;
  state: OrderState;
  reference: string;
  total: number | null;
  events?: readonly Pick<RecordedEvent, 'id' | 'event' | 'remake'>[];
}

/** A delivery note as an answer or the database shows it. */
export interface SeenNote extends Packed {
  account: string;
  note: string;
  number: string;
  isShipped: boolean;
  /** The orders that the shop didn't find in the parcel; sorted. */
  missing: readonly string[];
}

/**
 * What the client learnt. `unknown`: there was no answer, or none that says whether anything happened, so that the call
 * may take effect later or never. `isNew`: this call made the change, not an earlier identical one.
 */
export type Answer =
  | { is: 'unknown' }
  | { is: 'refused'; code: string }
  | { is: 'done'; isNew: boolean; seen: Seen }
  | { is: 'seen'; seen: Seen }
  | { is: 'outcome'; outcome: 'placed' | 'withdrawn' }
  /** `isWhole`: any order that isn't listed did not exist. */
  | { is: 'listed'; orders: readonly Seen[]; isWhole: boolean }
  | { is: 'noted'; note: SeenNote; orders: readonly Seen[] }
  | { is: 'dissolved' }
  | { is: 'counted'; pieces: Readonly<Record<string, number>> };

/** The sender of a call. */
export interface Caller {
  /** Identifies a process, tab or connection. */
  name: string;
  account: string;
  /** Lab users see every account. */
  isLab: boolean;
}

/** A client's call and its answer. Times are ticks of one clock, which advances with each call and each answer. */
export interface Operation {
  /** Its place in the order of calls, from 1. */
  number: number;
  caller: Caller;
  call: Call;
  asked: number;
  /** Null if there is no answer. */
  answered: number | null;
  answer: Answer;
}

/** An order as it is stored. */
export interface StoredOrder {
  account: string;
  order: string;
  /** A withdrawal used up its id; it has no other content. */
  isWithdrawn: boolean;
  state: OrderState;
  wanted: Wanted;
  /** The order it remakes. */
  remakeOf: string | null;
  /** Oldest first. */
  events: readonly RecordedEvent[];
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
  /** The account's balance after this entry: what it owes. */
  balance: number;
}

/** A stock movement. `left` is the count after it. */
export interface StoredMovement {
  item: string;
  number: number;
  kind: string;
  pieces: number;
  left: number;
  account: string | null;
  order: string | null;
}

/** Everything in the database once nothing is in flight any more. */
export interface Truth {
  orders: readonly StoredOrder[];
  notes: readonly SeenNote[];
  /** Sorted by account and number. */
  entries: readonly StoredEntry[];
  balances: Readonly<Record<string, number>>;
  /** Sorted by item and number. */
  movements: readonly StoredMovement[];
  shelf: Readonly<Record<string, number>>;
}

/** The state before the first call. */
export interface Start {
  /** Pieces by item. */
  shelf: Readonly<Record<string, number>>;
  /** Ids of existing orders, such as sample orders, and of existing delivery notes, which aren't judged. */
  orders: readonly string[];
  notes: readonly string[];
}

/** A run: the state at the start, the clients' calls and answers, and the database in the end. */
export interface History {
  start: Start;
  operations: readonly Operation[];
  truth: Truth;
}
