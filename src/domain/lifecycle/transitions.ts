import type { EventName, Side } from './event-name.ts';
import type { OrderState } from './order-state.ts';
import { type EventReason, reasons } from './reasons.ts';
import { stateNames } from './state-names.ts';

/** What an event carries besides who and when. */
export type EventDetail = 'message' | 'reason' | 'promisedFor' | 'price' | 'tracking' | 'photos';

/** What an event does besides changing the state. */
export type EventEffect =
  /** The pieces of a stock order go back on the shelf. */
  | 'returnStock'
  /** A new order with the same content is placed and linked to this one. */
  | 'placeRemake'
  /** The order's total is posted to the account's ledger as a debit. */
  | 'charge'
  /** What was posted to the ledger for the order is taken back. */
  | 'reverse'
  /** A remake asked for with `labFault` is paid by the lab: its total is posted as a credit. */
  | 'creditRemake';

/** One row of the table: an event that a side may cause in some states. */
export type Transition = {
  event: EventName;
  by: Side;
  from: readonly OrderState[];
  /** Also from `onHold`, if the order was held in one of the states of `from`. */
  whileHeld?: true;
  /** The next state; `back` is the one before the question or the request for a remake, `same` changes nothing. */
  to: OrderState | 'back' | 'same';
  /** `total`: only once the whole order has a price; `noPrice`: only if some part had none when it was placed. */
  needs?: 'total' | 'noPrice';
  /** What the event must carry. */
  must: readonly EventDetail[];
  /** What it may carry besides. */
  may: readonly EventDetail[];
  /** The reasons to choose from. */
  reasons?: readonly EventReason[];
  /** Done one after the other, all or none. */
  effects?: readonly EventEffect[];
};

/** Days after shipping when an order counts as delivered although the shop has not said so. */
export const deliveredAfterDays = 7;

const beforeProduction = ['submitted', 'quoted', 'accepted'] as const;
const beforeShipping = [...beforeProduction, 'inProduction', 'qualityControl', 'ready'] as const;

/**
 * The whole life of an order after it was submitted: the API, the screens, the tests and `docs/order-lifecycle.md` read
 * this table. An event of a side that has no row here is refused.
 */
export const transitions: readonly Transition[] = [
  {
    event: 'accept',
    by: 'lab',
    from: ['submitted'],
    to: 'accepted',
    needs: 'total',
    must: ['promisedFor'],
    may: ['message'],
    effects: ['charge'],
  },
  {
    event: 'quote',
    by: 'lab',
    from: ['submitted', 'quoted'],
    to: 'quoted',
    needs: 'noPrice',
    must: ['price'],
    may: ['message'],
  },
  { event: 'agree', by: 'shop', from: ['quoted'], to: 'submitted', must: [], may: ['message'] },
  {
    event: 'reject',
    by: 'lab',
    from: ['submitted', 'quoted'],
    whileHeld: true,
    to: 'rejected',
    must: ['reason'],
    may: ['message'],
    reasons: reasons.rejection,
    effects: ['returnStock', 'reverse'],
  },
  {
    event: 'start',
    by: 'lab',
    from: ['accepted'],
    to: 'inProduction',
    must: [],
    may: ['message'],
  },
  {
    event: 'inspect',
    by: 'lab',
    from: ['inProduction'],
    to: 'qualityControl',
    must: [],
    may: ['message'],
  },
  {
    event: 'redo',
    by: 'lab',
    from: ['qualityControl'],
    to: 'inProduction',
    must: [],
    may: ['message'],
  },
  { event: 'pass', by: 'lab', from: ['qualityControl'], to: 'ready', must: [], may: ['message'] },
  {
    event: 'ship',
    by: 'lab',
    from: ['ready'],
    to: 'shipped',
    must: [],
    may: ['tracking', 'message'],
  },
  { event: 'deliver', by: 'shop', from: ['shipped'], to: 'delivered', must: [], may: ['message'] },
  { event: 'deliver', by: 'system', from: ['shipped'], to: 'delivered', must: [], may: [] },
  { event: 'ask', by: 'lab', from: beforeShipping, to: 'onHold', must: ['message'], may: [] },
  { event: 'answer', by: 'shop', from: ['onHold'], to: 'back', must: ['message'], may: [] },
  { event: 'resume', by: 'lab', from: ['onHold'], to: 'back', must: [], may: ['message'] },
  {
    event: 'cancel',
    by: 'shop',
    from: beforeProduction,
    whileHeld: true,
    to: 'cancelled',
    must: ['reason'],
    may: ['message'],
    reasons: reasons.shopCancellation,
    effects: ['returnStock', 'reverse'],
  },
  {
    event: 'cancel',
    by: 'lab',
    from: beforeShipping,
    whileHeld: true,
    to: 'cancelled',
    must: ['reason'],
    may: ['message'],
    reasons: reasons.labCancellation,
    effects: ['returnStock', 'reverse'],
  },
  {
    event: 'askRemake',
    by: 'shop',
    from: ['shipped', 'delivered'],
    to: 'remake',
    must: ['reason'],
    may: ['message', 'photos'],
    reasons: reasons.remake,
  },
  {
    event: 'grantRemake',
    by: 'lab',
    from: ['remake'],
    to: 'back',
    must: [],
    may: ['message'],
    effects: ['placeRemake', 'creditRemake'],
  },
  {
    event: 'refuseRemake',
    by: 'lab',
    from: ['remake'],
    to: 'back',
    must: ['reason'],
    may: ['message'],
    reasons: reasons.refusedRemake,
  },
  ...(['shop', 'lab'] as const).map(
    (by): Transition => ({
      event: 'write',
      by,
      from: stateNames,
      to: 'same',
      must: ['message'],
      may: [],
    }),
  ),
];
