import type { EventName, Side } from './event-name.ts';
import type { OrderState } from './order-state.ts';
import type { EventReason } from './reasons.ts';

/** Event details in addition to who and when. */
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
  /** The pieces of a stock order return to the shelf. */
  | 'returnStock'
  /** A new order with the same content is placed and linked to this one. */
  | 'placeRemake'
  /** The order's total is posted to the account's ledger as a debit. */
  | 'charge'
  /** Whatever was posted to the ledger for the order is reversed. */
  | 'reverse'
  /** The lab's share of a remake is posted as a credit. */
  | 'creditRemake'
  /** The server holds the order if it exceeds the account's credit limit. */
  | 'checkCredit'
  /** The order's content is replaced, with its price and the pieces taken off the shelf. */
  | 'replaceOrder'
  /** A replacement for each broken piece of a stock order is taken off the shelf; refused if there is none. */
  | 'replacePieces'
  /** Applies the effects in `undoings` for the step being undone. */
  | 'undo';

/** Side effects of undoing a step, in addition to the change of state. */
export type UndoEffect =
  /** The charge is reversed. */
  | 'uncharge'
  /** Whatever the step reversed in the ledger is posted again. */
  | 'recharge'
  /** The pieces of a stock order are taken off the shelf again; refused if there are none. */
  | 'retakeStock'
  /** The pieces that replaced broken ones return to the shelf. */
  | 'returnReplacement'
  /** Refused for an order shipped in a delivery with others. */
  | 'leaveDelivery';

/** One row of the table: an event that a side may trigger in some states. */
export type Transition = {
  event: EventName;
  by: Side;
  from: readonly OrderState[];
  /** Also from `onHold`, if the order was held in one of the states of `from`. */
  whileHeld?: true;
  /**
   * The next state. `back`: the one before the question or remake request; `before`: the one before the undone step;
   * `again`: back to production if the order is past it; `same`: no change.
   */
  to: OrderState | 'back' | 'before' | 'again' | 'same';
  /**
   * `total`: only if the whole order has a price; `noPrice`: only if some part had none when placed, so never for a
   * remake, whose price is agreed; `question`: only if the lab holds the order, not the server; `pieces`: only if it
   * waits for pieces from the shelf; `noPieces`: only if it does not; `step`: only if the newest step can still be
   * undone; `ownOrder`: neither a remake, which the lab decided, nor an order waiting for pieces, which are allocated
   * by what was ordered.
   */
  needs?: 'total' | 'noPrice' | 'question' | 'pieces' | 'noPieces' | 'step' | 'ownOrder';
  /** Required details. */
  must: readonly EventDetail[];
  /** Optional details. */
  may: readonly EventDetail[];
  /** The available reasons. */
  reasons?: readonly EventReason[];
  /** Applied in order, all or none. */
  effects?: readonly EventEffect[];
};
