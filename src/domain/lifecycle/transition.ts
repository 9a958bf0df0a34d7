import type { EventName, Side } from './event-name.ts';
import type { OrderState } from './order-state.ts';
import type { EventReason } from './reasons.ts';

/** What an event carries in addition to who and when. */
export type EventDetail =
  | 'message'
  | 'reason'
  | 'promisedFor'
  | 'price'
  | 'tracking'
  | 'photos'
  | 'broken'
  | 'reverts'
  | 'remaking'
  | 'shopPays';

/** Side effects of an event, in addition to the change of state. */
export type EventEffect =
  /** The pieces of a stock order go back on the shelf. */
  | 'returnStock'
  /** A new order with the same content is placed and linked to this one. */
  | 'placeRemake'
  /** The order's total is posted to the account's ledger as a debit. */
  | 'charge'
  /** What was posted to the ledger for the order is taken back. */
  | 'reverse'
  /** What the lab pays of a remake is posted as a credit. */
  | 'creditRemake'
  /** The server holds the order if it is above the account's credit limit. */
  | 'checkCredit'
  /** What was ordered is replaced, with its price and the pieces it takes off the shelf. */
  | 'replaceOrder'
  /** For each broken piece of a stock order another one is taken off the shelf; refused if it is not there. */
  | 'replacePieces'
  /** What the step gives back when it is taken back, by `undoings`. */
  | 'undo';

/** What taking a step back does, in addition to the change of state. */
export type UndoEffect =
  /** The charge is taken back. */
  | 'uncharge'
  /** What the step took back in the ledger is posted again. */
  | 'recharge'
  /** The pieces of a stock order are taken off the shelf again; refused if they are not there. */
  | 'retakeStock'
  /** The pieces that were taken instead of broken ones go back on the shelf. */
  | 'returnReplacement'
  /** Refused for an order that left in a delivery with others. */
  | 'leaveDelivery';

/** One row of the table: an event that a side may cause in some states. */
export type Transition = {
  event: EventName;
  by: Side;
  from: readonly OrderState[];
  /** Also from `onHold`, if the order was held in one of the states of `from`. */
  whileHeld?: true;
  /**
   * The next state; `back` is the one before the question or the request for a remake, `before` the one before the step
   * that is taken back, `again` leads what passed production back to it, `same` changes nothing.
   */
  to: OrderState | 'back' | 'before' | 'again' | 'same';
  /**
   * `total`: only once the whole order has a price; `noPrice`: only if some part had none when it was placed, so never
   * for a remake, whose price is agreed; `question`: only if the lab holds the order, not the server; `pieces`: only if
   * it waits for pieces of the shelf; `noPieces`: only if it does not; `step`: only if the newest step can still be taken
   * back; `ownOrder`: neither a remake, which the lab decided, nor while it waits for pieces, which are shared out by what
   * was ordered.
   */
  needs?: 'total' | 'noPrice' | 'question' | 'pieces' | 'noPieces' | 'step' | 'ownOrder';
  /** What the event must carry. */
  must: readonly EventDetail[];
  /** Optional details. */
  may: readonly EventDetail[];
  /** The reasons to choose from. */
  reasons?: readonly EventReason[];
  /** Done one after the other, all or none. */
  effects?: readonly EventEffect[];
};
